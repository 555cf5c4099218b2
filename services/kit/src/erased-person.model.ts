import { defineModel, storedSchema } from './model.ts';

export interface ErasedPerson {
  _id: string;
  at: Date;
}

export const erasedPersonModel = defineModel<ErasedPerson>(
  'ErasedPerson',
  'erased',
  storedSchema<ErasedPerson>({
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  }),
);
