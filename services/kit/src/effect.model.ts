import { defineModel, storedSchema } from './model.ts';

export interface Effect {
  _id: string;
  at: Date;
}

const MONTH_S = 30 * 86_400;

const schema = storedSchema<Effect>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
});
schema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: MONTH_S });

export const effectModel = defineModel<Effect>('Effect', 'effects', schema);
