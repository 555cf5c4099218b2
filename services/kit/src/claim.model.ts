import { trusted } from 'mongoose';

import { defineModel, storedSchema } from './model.ts';

/** Collection `idempotency`: what a key has made; kept for a day. */
export interface Claim {
  /** `<user>:<key>`. */
  _id: string;
  /** Digest of what was asked for. */
  body: string;
  /** The id of what was made. */
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

/** Filter for ids `<user>:<rest>` of one person; `;` is the sign after `:`. */
export const idsOfPerson = (userId: string) => trusted({ $gte: `${userId}:`, $lt: `${userId};` });
