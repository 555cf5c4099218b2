import type { JobData } from '@pokriv/contracts/jobs';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingRefModel, type ListingRef } from './listing-ref.model.ts';

/** States that become `active` only by a moderator's decision; from `rejected`, by an upheld appeal. */
const decided: readonly ListingStatus[] = ['pending', 'rejected', 'removed'];

/** States that follow `active` alone. */
const shownStates: readonly ListingStatus[] = ['active', 'paused', 'expired', 'rented'];

/**
 * Whether an event shows an approval by a moderator: `active` after a state that only they end, or, when the events
 * came in the other order, such a state before a public one. Each approval counts once.
 */
function showsApproval(
  known: ListingRef | null,
  { status, version }: Pick<ListingRef, 'status' | 'version'>,
) {
  if (!known) return false;
  if (version > known.version) return decided.includes(known.status) && status === 'active';
  const isCounted = (known.clearedVersion ?? 0) > version;
  return (
    decided.includes(status) && version < known.version && shownStates.includes(known.status) && !isCounted
  );
}

export interface ListingRefRepository {
  find: (id: string) => Promise<ListingRef | null>;
  /** Makes concurrent reports of a listing conflict, so that one is retried. */
  countReport: (id: string, unit: Unit) => Promise<void>;
  /** Stores a newer version of a listing; the same version only adds a missing cover. */
  keep: (fact: JobData<'listing-changed'>, unit: Unit) => Promise<void>;
}

export function listingRefRepository(connection: Connection): ListingRefRepository {
  const erased = erasedPeople(connection);
  const refs = listingRefModel(connection);
  return {
    find: (id) => refs.findOne({ _id: id }).lean(),
    countReport: async (id, { session }) => {
      await refs.updateOne({ _id: id }, { $inc: { reports: 1 } }, { session });
    },
    keep: async ({ listingId, title, ownerId, status, version, shown }, unit) => {
      const { session } = unit;
      const known = await refs.findOne({ _id: listingId }).session(session).lean();
      const cover = shown && { cover: shown.cover };
      if (known?.version === version && known.cover === undefined && cover)
        await refs.updateOne({ _id: listingId }, { $set: cover }, { session });
      const isNewer = !known || known.version < version;
      const isCleared = showsApproval(known, { status, version });
      const wasReported = (known?.reports ?? 0) > 0;
      const newest = Math.max(version, known?.version ?? 0);
      if (!isNewer && !isCleared) return;
      if (await erased.is(ownerId, unit)) return;
      await refs.updateOne(
        { _id: listingId },
        {
          $set: {
            ...(isNewer && { title, ownerId, status, version, ...cover }),
            ...(isCleared && { clearedAt: new Date(), clearedVersion: newest }),
          },
          ...(isCleared && wasReported && { $inc: { clearances: 1 } }),
        },
        { upsert: true, session },
      );
    },
  };
}
