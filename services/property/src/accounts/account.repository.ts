import { EXCESS_DAYS } from '@pokriv/contracts/billing/plans';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Role } from '@pokriv/contracts/roles';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import type { Due, DuePage } from '../for-each-due.ts';
import { accountModel, type SeenAccount } from './account.model.ts';

type Account = Omit<SeenAccount, '_id' | 'excessAt' | 'isAdmin'> & { userId: string; role?: Role };

interface Person {
  id: string;
  name: string;
}

const personOf = ({ _id, firstName = '', lastName = '' }: SeenAccount): Person => ({
  id: _id,
  name: `${firstName} ${lastName}`.trim(),
});

const activeAdmin = { isAdmin: true, isHidden: trusted({ $ne: true as const }) };

const UNKNOWN_LIMIT = 1;
const EXCESS_MS = EXCESS_DAYS * 86_400_000;

const isLess = (limit: number | null, than: number | null) =>
  limit !== null && (than === null || limit < than);

/**
 * Due date of pausing listings above the slots (decisions §7): a grace period after a decrease. An increase
 * does not clear it: the slots may still be too few, and the job checks the count.
 */
function excessAfter(known: SeenAccount | null, listingLimit: number | null, at: Date): Date | undefined {
  // an owner with unknown slots may have had any number
  if (!known || !isLess(listingLimit, known.listingLimit ?? null)) return known?.excessAt;
  return new Date(at.getTime() + EXCESS_MS);
}

export function accountRepository(connection: Connection) {
  const accounts = accountModel(connection);
  const erased = erasedPeople(connection);
  return {
    /**
     * Stores the version if it is newer than the stored one, or completes a copy without an e-mail; ignores
     * erased users.
     * @returns whether it was newer
     */
    async see(
      { userId, version, listingLimit, isHidden = false, verifiedPhone = null, role, ...person }: Account,
      at: Date,
      unit: Unit,
    ): Promise<boolean> {
      const { session } = unit;
      const { email, firstName, lastName, isEmailVerified } = person;
      const known = await accounts.findOne({ _id: userId }).session(session).lean<SeenAccount>();
      const isNewer = !known || known.version < version;
      const completes = known?.version === version && known.email === undefined;
      if (!isNewer && !completes) return false;
      if (await erased.is(userId, unit)) return false;
      const excessAt = listingLimit === undefined ? undefined : excessAfter(known, listingLimit, at);
      const newest = {
        version,
        isHidden,
        verifiedPhone,
        ...(email !== undefined && { email, firstName }),
        ...(role !== undefined && { lastName, isAdmin: role === 'admin' }),
        ...(isEmailVerified !== undefined && { isEmailVerified }),
        ...(listingLimit !== undefined && { listingLimit }),
        ...(excessAt && { excessAt }),
      };
      await accounts.updateOne({ _id: userId }, { $set: newest }, { upsert: true, session });
      return isNewer;
    },

    async get(userId: string, { session }: Unit): Promise<SeenAccount | null> {
      return accounts.findOne({ _id: userId }).session(session).lean<SeenAccount>();
    },

    async moderators(): Promise<Person[]> {
      const found = await accounts.find(activeAdmin).maxTimeMS(QUERY_MS).lean<SeenAccount[]>();
      return found.map(personOf);
    },

    /** Undefined unless the person is an active administrator. */
    async moderator(id: string, { session }: Unit): Promise<Person | undefined> {
      const found = await accounts
        .findOne({ _id: id, ...activeAdmin })
        .session(session)
        .lean<SeenAccount>();
      return found ? personOf(found) : undefined;
    },

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
     * Claims the pause of an owner's listings.
     * @returns the slots; undefined when not due or claimed by another run
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

    async isHidden(userId: string, unit?: Unit): Promise<boolean> {
      const account = await accounts
        .findOne({ _id: userId })
        .session(unit?.session ?? null)
        .lean<SeenAccount>();
      return account?.isHidden === true;
    },

    async verifiedPhoneOf(userId: string): Promise<string | null> {
      const account = await accounts
        .findOne({ _id: userId }, { verifiedPhone: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<SeenAccount>();
      return account?.verifiedPhone ?? null;
    },

    async slotsOf(userId: string): Promise<number | null> {
      const account = await accounts.findOne({ _id: userId }).lean<SeenAccount>();
      const { listingLimit = UNKNOWN_LIMIT } = account ?? {};
      return listingLimit;
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
