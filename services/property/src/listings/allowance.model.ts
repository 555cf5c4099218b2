import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface Allowance {
  _id: string;
  used: number;
  drafts: number;
  version: number;
}

export const allowanceModel = defineModel(
  'Allowance',
  'allowances',
  storedSchema<Allowance>({
    _id: { type: String, required: true },
    used: { type: Number, required: true },
    drafts: { type: Number, required: true },
    version: { type: Number, required: true },
  }),
);
