import { conflict } from '@pokriv/contracts/errors';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { accountsOf, type StoredAccount } from './account.model.ts';

export type AccountChange = Partial<Omit<StoredAccount, '_id' | 'version' | 'createdAt' | 'phone'>> & {
  /** null takes the number away. */
  phone?: string | null;
};

const DUPLICATE_KEY = 11_000;

/** A duplicate of a unique field as the error that a person is told. */
function takenField(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== DUPLICATE_KEY) return error;
  const fields = 'keyPattern' in error ? Object.keys(error.keyPattern as object) : [];
  return conflict(fields.includes('phone') ? messages.phoneTaken : messages.emailTaken);
}

/** The only place that reads and writes accounts. */
export function accountRepository(connection: Connection) {
  const accounts = accountsOf(connection);
  const options = { maxTimeMS: QUERY_MS };
  return {
    byId: (id: string, unit?: Unit): Promise<StoredAccount | null> =>
      accounts.findOne({ _id: id }, { ...options, session: unit?.session }),

    byEmail: (email: string): Promise<StoredAccount | null> =>
      accounts.findOne({ email: email.toLowerCase() }, options),

    /** Whether somebody else has the number. */
    async isPhoneTaken(phone: string, exceptId?: string): Promise<boolean> {
      const owner = await accounts.findOne({ phone }, { ...options, projection: { _id: 1 } });
      return owner !== null && owner._id !== exceptId;
    },

    /** @throws AppError CONFLICT when the e-mail or the phone belongs to somebody else */
    async add(account: StoredAccount, { session }: Unit): Promise<void> {
      await accounts.insertOne(account, { session }).catch((error: unknown) => {
        throw takenField(error);
      });
    },

    /** @throws AppError CONFLICT when the phone belongs to somebody else */
    async change(account: StoredAccount, change: AccountChange, { session }: Unit): Promise<StoredAccount> {
      const { phone, ...fields } = change;
      const update = {
        $set: { ...fields, ...(phone && { phone }), updatedAt: new Date() },
        $inc: { version: 1 },
        ...(phone === null && { $unset: { phone: true as const } }),
      };
      const changed = await accounts
        .findOneAndUpdate({ _id: account._id, version: account.version }, update, {
          session,
          returnDocument: 'after',
        })
        .catch((error: unknown) => {
          throw takenField(error);
        });
      if (!changed) throw new Error(`account ${account._id} changed inside its own transaction`);
      return changed;
    },

    /** Takes over a newer count of used publishing slots; an older one changes nothing. */
    async recordSlots(
      id: string,
      usedListings: StoredAccount['usedListings'],
      { session }: Unit,
    ): Promise<void> {
      await accounts.updateOne(
        { _id: id, 'usedListings.version': { $lt: usedListings.version } },
        { $set: { usedListings } },
        { session },
      );
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
