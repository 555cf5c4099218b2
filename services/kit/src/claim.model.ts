import { trusted } from 'mongoose';

import { defineModel, storedSchema } from './model.ts';

export interface Claim {
  /** `<user>:<key>`. */
  _id: string;
  /** SHA-256 of the request body, in hex. */
  body: string;
  made: string;
  at: Date;
}

const DAY_S = 86_400;

const schema = storedSchema<Claim>({
  _id: { type: String, required: true },
  body: { type: String, required: true },
  made: { type: String, required: true },
  at: { type: Date, required: true },
});
schema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: DAY_S });

export const claimModel = defineModel<Claim>('Claim', 'idempotency', schema);

/** Filter for ids `<user>:<rest>` of one user; `;` follows `:` in ASCII. */
export const idsOfPerson = (userId: string) => trusted({ $gte: `${userId}:`, $lt: `${userId};` });
