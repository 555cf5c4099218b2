import { EXCESS_DAYS } from '@pokriv/contracts/billing/plans';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { accountModel, type SeenAccount } from './account.model.ts';

type Account = Omit<SeenAccount, '_id' | 'excessAt'> & { userId: string };

/** Of an owner who was not heard of yet: the free plan's. */
const UNKNOWN_LIMIT = 1;
const EXCESS_MS = EXCESS_DAYS * 86_400_000;

const isLess = (limit: number | null, than: number | null) =>
  limit !== null && (than === null || limit < than);

/**
 * When what is beyond the slots is paused (decisions §7): a while after they became fewer. More slots do not end the
 * wait: they may still be too few, and the job looks at what there is by then.
 */
function excessAfter(known: SeenAccount | null, listingLimit: number | null, at: Date): Date | undefined {
  // of an owner whose slots were not told before there may have been any number
  if (!known || !isLess(listingLimit, known.listingLimit ?? null)) return known?.excessAt;
  return new Date(at.getTime() + EXCESS_MS);
}

export function accountRepository(connection: Connection) {
  const accounts = accountModel(connection);
  const erased = erasedPeople(connection);
  return {
    /** Whether this version is newer than any seen before; then it is the newest. Of the erased nothing is news. */
    async see(
      { userId, version, listingLimit, isHidden = false }: Account,
      at: Date,
      unit: Unit,
    ): Promise<boolean> {
      const { session } = unit;
      const known = await accounts.findOne({ _id: userId }).session(session).lean<SeenAccount>();
      if (known && known.version >= version) return false;
      if (await erased.is(userId, unit)) return false;
      const excessAt = listingLimit === undefined ? undefined : excessAfter(known, listingLimit, at);
      const newest = {
        version,
        isHidden,
        ...(listingLimit !== undefined && { listingLimit }),
        ...(excessAt && { excessAt }),
      };
      await accounts.updateOne({ _id: userId }, { $set: newest }, { upsert: true, session });
      return true;
    },

    /** Owners whose listings beyond their slots are to be paused now, the earliest first. */
    async dueForPause(now: Date, { after, limit }: DuePage): Promise<Due[]> {
      const later = after && {
        $or: [
          { excessAt: trusted({ $gt: after.at }) },
          { excessAt: after.at, _id: trusted({ $gt: after.id }) },
        ],
      };
      const rows = await accounts
        .find({ excessAt: trusted({ $lte: now }), ...later })
        .sort({ excessAt: 1, _id: 1 })
        .limit(limit)
        .lean<SeenAccount[]>();
      return rows.map(({ _id, excessAt = now }) => ({ id: _id, at: excessAt }));
    },

    /**
     * Takes the moment at which an owner's listings are paused.
     * @returns the slots to keep; undefined when the moment has not come, or somebody else took it
     */
    async takeExcess(userId: string, now: Date, { session }: Unit): Promise<number | null | undefined> {
      const taken = await accounts
        .findOneAndUpdate(
          { _id: userId, excessAt: trusted({ $lte: now }) },
          { $unset: { excessAt: '' } },
          { session },
        )
        .lean<SeenAccount>();
      return taken ? (taken.listingLimit ?? null) : undefined;
    },

    async setExcess(userId: string, excessAt: Date, { session }: Unit): Promise<void> {
      await accounts.updateOne({ _id: userId }, { $set: { excessAt } }, { session });
    },

    /** Whether nothing of this owner is public. */
    async isHidden(userId: string, { session }: Unit): Promise<boolean> {
      const account = await accounts.findOne({ _id: userId }).session(session).lean<SeenAccount>();
      return account?.isHidden === true;
    },

    /** The publishing slots of an owner who is not there to be asked; null: no limit. */
    async slotsOf(userId: string): Promise<number | null> {
      const account = await accounts.findOne({ _id: userId }).lean<SeenAccount>();
      const { listingLimit = UNKNOWN_LIMIT } = account ?? {};
      return listingLimit;
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
