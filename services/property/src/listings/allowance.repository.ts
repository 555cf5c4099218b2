import { AppError, conflict } from '@pokriv/contracts/errors';
import { slotStates, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { allowanceModel, type Allowance } from './allowance.model.ts';

const usesSlot = (status: ListingStatus | null) => status !== null && slotStates.includes(status);
const change = (before: boolean, after: boolean) => Number(after) - Number(before);

/** Limits of a step; absent limits are not checked. */
export interface AllowanceLimits {
  slots?: number | null;
  drafts?: number;
}

export const draftLimits: AllowanceLimits = { drafts: PROPERTY_LIMITS.draftsMax };

/**
 * One counter document per user, updated in the transaction of the listing's step: parallel steps conflict on it, so
 * two never take the last slot (decisions §7).
 */
export function allowanceRepository(connection: Connection) {
  const allowances = allowanceModel(connection);
  return {
    async usedNow(userId: string): Promise<number> {
      const found = await allowances.findOne({ _id: userId }).maxTimeMS(QUERY_MS).lean<Allowance>();
      return found?.used ?? 0;
    },

    /** Slots in use; writes the document, so concurrent transactions are serialised. */
    async usedBy(userId: string, { session }: Unit): Promise<number> {
      const found = await allowances
        .findOneAndUpdate({ _id: userId }, { $inc: { version: 1 } }, { session, returnDocument: 'after' })
        .lean<Allowance>();
      return found?.used ?? 0;
    },

    /**
     * Moves the counters from one listing state to the next; null: no state.
     * @throws AppError LISTING_LIMIT_REACHED, CONFLICT above the draft limit
     */
    async move(
      { userId, from, to }: { userId: string; from: ListingStatus | null; to: ListingStatus },
      limits: AllowanceLimits,
      unit: Unit,
    ): Promise<void> {
      const used = change(usesSlot(from), usesSlot(to));
      const drafts = change(from === 'draft', to === 'draft');
      if (used === 0 && drafts === 0) return;
      const after = await allowances
        .findOneAndUpdate(
          { _id: userId },
          { $inc: { used, drafts, version: 1 } },
          { upsert: true, returnDocument: 'after', session: unit.session },
        )
        .lean<Allowance>();
      if (!after) throw new Error('an allowance is missing');
      assertWithin(after, { used, drafts }, limits);
      if (used !== 0)
        await unit.announce('slots-changed', { userId, used: after.used, version: after.version });
    },
  };
}
export type AllowanceRepository = ReturnType<typeof allowanceRepository>;

function assertWithin(
  after: Allowance,
  taken: { used: number; drafts: number },
  { slots = null, drafts = Infinity }: AllowanceLimits,
): void {
  if (taken.used > 0 && slots !== null && after.used > slots) {
    throw new AppError({ code: 'LISTING_LIMIT_REACHED', message: messages.listing.limitReached(slots) });
  }
  if (taken.drafts > 0 && after.drafts > drafts) throw conflict(messages.listing.tooManyDrafts);
}
