import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface Counter {
  _id: string;
  taken: number;
}

export const counterModel = defineModel(
  'Counter',
  'counters',
  storedSchema<Counter>({
    _id: { type: String, required: true },
    taken: { type: Number, required: true },
  }),
);
