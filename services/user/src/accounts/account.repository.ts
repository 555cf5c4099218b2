import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { accountModel, type StoredAccount } from './account.model.ts';
import { fieldTaken } from './field-taken.ts';
import { foundBy } from './found-by.ts';
import { normalizedEmail } from './normalized-email.ts';

type Kept = '_id' | 'version' | 'createdAt' | 'words' | 'nameKey' | 'state';
export type AccountChange = Partial<Omit<StoredAccount, Kept | 'phone'>> & {
  /** null removes the phone. */
  phone?: string | null;
};

function takenField(error: unknown): unknown {
  if (!isDuplicateKey(error)) return error;
  const fields = 'keyPattern' in error ? Object.keys(error.keyPattern as object) : [];
  return fieldTaken(fields.includes('phone') ? 'phone' : 'email');
}

/** Repeats the partial index's condition; without it mongod scans all accounts. */
const untilDate = (moment: Date) => trusted({ $type: 'date' as const, $lte: moment });

const notTrue = trusted({ $ne: true as const });

export function accountRepository(connection: Connection) {
  const accounts = accountModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  return {
    byId: (id: string, unit?: Unit): Promise<StoredAccount | null> =>
      accounts.findOne({ _id: id }, null, { ...options, session: unit?.session }).lean(),

    byIds: (ids: readonly string[]): Promise<StoredAccount[]> =>
      accounts.find({ _id: trusted({ $in: [...ids] }) }, null, options).lean(),

    byEmail: (email: string): Promise<StoredAccount | null> =>
      accounts.findOne({ email: normalizedEmail(email) }, null, options).lean(),

    /** Accounts with an expired suspension, oldest first. */
    async suspendedUntil(
      moment: Date,
      { limit, except }: { limit: number; except: readonly string[] },
    ): Promise<string[]> {
      const filter = {
        suspendedUntil: untilDate(moment),
        isErasing: trusted({ $ne: true as const }),
        _id: trusted({ $nin: [...except] }),
      };
      const found = await accounts
        .find(filter, { _id: 1 }, options)
        .sort({ suspendedUntil: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async suspendedPayers(): Promise<string[]> {
      const found = await accounts
        .find({ state: 'suspended', plan: trusted({ $ne: 'free' as const }) }, { _id: 1 }, options)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async erasedBy(moment: Date, limit: number): Promise<string[]> {
      const found = await accounts
        .find({ erasedAt: untilDate(moment), isErasing: notTrue }, { _id: 1 }, options)
        .sort({ erasedAt: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async unseenSince(moment: Date, limit: number): Promise<string[]> {
      const found = await accounts
        .find({ lastSeenAt: trusted({ $lte: moment }), erasedAt: null }, { _id: 1 }, options)
        .sort({ lastSeenAt: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** Does not increase the version. */
    async noteSeen(id: string, at: Date): Promise<void> {
      await accounts.updateOne({ _id: id, isErasing: notTrue }, { $set: { lastSeenAt: at } }, options);
    },

    /**
     * Locks the other active admins until the transaction ends, so that two cannot leave concurrently.
     * @returns false when there is none
     */
    async holdOtherAdmins(id: string, at: Date, { session }: Unit): Promise<boolean> {
      const { matchedCount } = await accounts.updateMany(
        { _id: trusted({ $ne: id }), role: 'admin', isSuspended: false, erasedAt: null },
        { $set: { adminHeldAt: at } },
        { session },
      );
      return matchedCount > 0;
    },

    async remove(id: string, { session }: Unit): Promise<void> {
      await accounts.deleteOne({ _id: id }, { session });
    },

    async isPhoneTaken(phone: string, exceptId?: string): Promise<boolean> {
      const owner = await accounts.findOne({ phone }, { _id: 1 }, options).lean();
      return owner !== null && owner._id !== exceptId;
    },

    /** @throws AppError CONFLICT when the e-mail or the phone belongs to another account */
    async add(account: StoredAccount, { session }: Unit): Promise<void> {
      await accounts.insertOne({ ...account, ...foundBy(account) }, { session }).catch((error: unknown) => {
        throw takenField(error);
      });
    },

    /**
     * Another phone, or none, ends the verification of the last one.
     * @throws AppError CONFLICT when the phone belongs to another account
     */
    async change(account: StoredAccount, change: AccountChange, { session }: Unit): Promise<StoredAccount> {
      const { phone, ...fields } = change;
      const isOtherPhone = phone !== undefined && phone !== account.phone;
      const unset = {
        ...(phone === null && { phone: true as const }),
        ...(isOtherPhone && { verifiedPhone: true as const }),
      };
      const update = {
        $set: {
          ...fields,
          ...(phone && { phone }),
          ...foundBy({
            ...account,
            ...fields,
            phone: phone === undefined ? account.phone : (phone ?? undefined),
          }),
          updatedAt: new Date(),
        },
        $inc: { version: 1 },
        ...(Object.keys(unset).length > 0 && { $unset: unset }),
      };
      const changed = await accounts
        .findOneAndUpdate({ _id: account._id, version: account.version }, update, {
          session,
          returnDocument: 'after',
        })
        .lean()
        .catch((error: unknown) => {
          throw takenField(error);
        });
      if (!changed) throw new Error('account not found inside its own transaction');
      return changed;
    },

    async recordSlots(
      id: string,
      usedListings: StoredAccount['usedListings'],
      { session }: Unit,
    ): Promise<void> {
      await accounts.updateOne(
        { _id: id, 'usedListings.version': trusted({ $lt: usedListings.version }) },
        { $set: { usedListings } },
        { session },
      );
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
