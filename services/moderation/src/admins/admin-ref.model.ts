import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Local copy of current and former administrators; `version` orders its events. */
export interface AdminRef {
  _id: string;
  /** False after a demotion, and while the account is about to be erased. */
  isActive: boolean;
  version: number;
}

export const adminRefModel = defineModel<AdminRef>(
  'AdminRef',
  'admin_refs',
  storedSchema<AdminRef>({
    _id: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    version: { type: Number, required: true },
  }),
);
