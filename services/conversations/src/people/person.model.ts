import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Local copy of an account for threads and their mails; `version` orders its events. */
export interface StoredPerson {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  /** Suspended, or scheduled for erasure. */
  isHidden: boolean;
  isEmailVerified: boolean;
  version: number;
}

export const personModel = defineModel<StoredPerson>(
  'Person',
  'people',
  storedSchema<StoredPerson>({
    _id: { type: String, required: true },
    email: { type: String, required: true },
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    avatar: String,
    isHidden: { type: Boolean, required: true },
    isEmailVerified: { type: Boolean, required: true },
    version: { type: Number, required: true },
  }),
);
