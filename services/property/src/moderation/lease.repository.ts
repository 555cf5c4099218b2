import type { Actor } from '@pokriv/contracts/actor';
import type { Lease, Presence, RecentAction } from '@pokriv/contracts/listing/moderation-file';
import { conflict } from '@pokriv/contracts/errors';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { leaseModel, type StoredLease } from './lease.model.ts';

/** Lease duration in ms; an open screen renews it earlier. */
export const LEASE_MS = 120_000;
/** Display time of a decision to other moderators with the listing open, in ms. */
const TOLD_MS = 600_000;

export const holderOf = ({ id, firstName, lastName }: Actor): Lease['holder'] => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
});

const isHeld = (lease: StoredLease, now: Date): boolean => !lease.decided && lease.until > now;

export function leaseRepository(connection: Connection) {
  const leases = leaseModel(connection);
  const shown = ({ holder, until }: StoredLease, adminId: string): Lease => ({
    holder,
    until: until.toISOString(),
    isMine: holder.id === adminId,
  });
  const find = (id: string) => leases.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<StoredLease>();

  return {
    /** The lease holder and a recent decision. */
    async presence(id: string, adminId: string, now: Date): Promise<Presence> {
      const stored = await find(id);
      if (!stored) return { lease: null, decision: null };
      const { decided, holder, until } = stored;
      const isTold = decided && until > now;
      return {
        lease: isHeld(stored, now) ? shown(stored, adminId) : null,
        decision: isTold
          ? {
              action: decided.action,
              by: holder.name,
              at: decided.at.toISOString(),
              isMine: holder.id === adminId,
            }
          : null,
      };
    },

    /** Names of other holders, by listing. */
    async heldByOthers(ids: readonly string[], adminId: string, now: Date): Promise<Map<string, string>> {
      const held = await leases
        .find({ _id: trusted({ $in: [...ids] }), 'holder.id': trusted({ $ne: adminId }) })
        .maxTimeMS(QUERY_MS)
        .lean<StoredLease[]>();
      return new Map(held.filter((one) => isHeld(one, now)).map(({ _id, holder }) => [_id, holder.name]));
    },

    /** Ids of listings leased by other moderators. */
    async idsHeldByOthers(adminId: string, now: Date): Promise<string[]> {
      const held = await leases
        .find({
          until: trusted({ $gt: now }),
          'holder.id': trusted({ $ne: adminId }),
          decided: trusted({ $exists: false }),
        })
        .maxTimeMS(QUERY_MS)
        .lean<StoredLease[]>();
      return held.map(({ _id }) => _id);
    },

    /**
     * Takes or renews the lease of a listing.
     * @throws AppError CONFLICT naming the other holder
     */
    async take(id: string, holder: Lease['holder'], now: Date): Promise<Lease> {
      const until = new Date(now.getTime() + LEASE_MS);
      const isFree = {
        $or: [
          { 'holder.id': holder.id },
          { until: trusted({ $lte: now }) },
          { decided: trusted({ $exists: true }) },
        ],
      };
      try {
        await leases.updateOne(
          { _id: id, ...isFree },
          { $set: { holder, until }, $unset: { decided: true } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const other = await find(id);
        throw conflict(messages.moderation.leased(other?.holder.name ?? ''));
      }
      return shown({ _id: id, holder, until }, holder.id);
    },

    /** Keeps a decision that is still displayed. */
    async drop(id: string, adminId: string): Promise<void> {
      await leases.deleteOne({ _id: id, 'holder.id': adminId, decided: trusted({ $exists: false }) });
    },

    /** Frees the listing and displays the decision to others for ten minutes. */
    async recordDecision(
      id: string,
      { by, action, at }: { by: Lease['holder']; action: RecentAction; at: Date },
      { session }: Unit,
    ): Promise<void> {
      const until = new Date(at.getTime() + TOLD_MS);
      const set = { holder: by, until, decided: { action, at } };
      await leases.updateOne({ _id: id }, { $set: set }, { upsert: true, session });
    },

    /** @throws AppError CONFLICT when another moderator holds the lease */
    async assertFree(id: string, adminId: string, now: Date, { session }: Unit): Promise<void> {
      const lease = await leases.findOne({ _id: id }).session(session).lean<StoredLease>();
      if (!lease || !isHeld(lease, now) || lease.holder.id === adminId) return;
      throw conflict(messages.moderation.leased(lease.holder.name));
    },
  };
}
export type LeaseRepository = ReturnType<typeof leaseRepository>;
