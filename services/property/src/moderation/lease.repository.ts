import type { Lease } from '@pokriv/contracts/listing/moderation-file';
import { conflict } from '@pokriv/contracts/errors';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { messages } from '../messages.ts';
import { leaseModel, type StoredLease } from './lease.model.ts';

/** An open screen renews its lease before this, in ms. */
export const LEASE_MS = 120_000;

export function leaseRepository(connection: Connection) {
  const leases = leaseModel(connection);
  const shown = ({ holder, until }: StoredLease, adminId: string): Lease => ({
    holder,
    until: until.toISOString(),
    isMine: holder.id === adminId,
  });
  const heldBy = async (id: string, now: Date): Promise<StoredLease | undefined> => {
    const lease = await leases.findOne({ _id: id }).maxTimeMS(QUERY_MS).lean<StoredLease>();
    return lease && lease.until > now ? lease : undefined;
  };

  return {
    async of(id: string, adminId: string, now: Date): Promise<Lease | null> {
      const lease = await heldBy(id, now);
      return lease ? shown(lease, adminId) : null;
    },

    /** Takes or renews the lease of a listing. @throws AppError CONFLICT naming the other holder */
    async take(id: string, holder: Lease['holder'], now: Date): Promise<Lease> {
      const until = new Date(now.getTime() + LEASE_MS);
      const isFree = { $or: [{ 'holder.id': holder.id }, { until: trusted({ $lte: now }) }] };
      try {
        await leases.updateOne({ _id: id, ...isFree }, { $set: { holder, until } }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const other = await heldBy(id, now);
        throw conflict(messages.moderation.leased(other?.holder.name ?? ''));
      }
      return shown({ _id: id, holder, until }, holder.id);
    },

    async drop(id: string, adminId: string): Promise<void> {
      await leases.deleteOne({ _id: id, 'holder.id': adminId });
    },

    /** @throws AppError CONFLICT when another moderator holds the lease */
    async assertFree(id: string, adminId: string, now: Date, { session }: Unit): Promise<void> {
      const lease = await leases.findOne({ _id: id }).session(session).lean<StoredLease>();
      if (!lease || lease.until <= now || lease.holder.id === adminId) return;
      throw conflict(messages.moderation.leased(lease.holder.name));
    },
  };
}
export type LeaseRepository = ReturnType<typeof leaseRepository>;
