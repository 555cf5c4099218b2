import type { Connection } from 'mongoose';

export interface StoredRecoveryCode {
  /** Keyed; see `secret-box.ts`. */
  hash: string;
  usedAt: Date | null;
}

/** Collection `second_factors`: one administrator's second factor; `_id` is the identity provider's uid. */
export interface StoredSecondFactor {
  _id: string;
  /** Base32, encrypted; null until it is confirmed by its first code. */
  secret: string | null;
  confirmedAt: Date | null;
  /** Time step of the newest code that was taken: none is taken twice. */
  lastStep: number;
  recovery: StoredRecoveryCode[];
  /** Keyed hashes of browsers (by their signed cookie) in which a code was given, newest last. */
  browsers: string[];
  /** A new secret that waits for its first code. */
  pending: { secret: string; createdAt: Date } | null;
  createdAt: Date;
}

export const secondFactorsOf = (connection: Connection) =>
  connection.collection<StoredSecondFactor>('second_factors');
