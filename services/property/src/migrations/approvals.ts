import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { Migration } from '@pokriv/service-kit/migrations';
import type { Connection } from 'mongoose';

import { approvalOf } from '../listings/approval.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { withSums } from './with-sums.ts';

const BATCH = 500;
const approving = ['approve', 'approve_revision', 'reinstate'];
const refusing = ['reject', 'review_again'];
const keepsApproval: readonly ListingStatus[] = [
  'active',
  'paused',
  'expired',
  'rented',
  'removed',
  'deleted',
];

type Before = StoredListing & { approvedAt?: Date | null };

/**
 * Listings whose last decision was a rejection: without this their owners could republish changed content
 * without a review.
 */
async function refusedOf(connection: Connection, ids: readonly string[]): Promise<Set<string>> {
  const last = await connection
    .collection('history')
    .aggregate<{ _id: string; action: string }>([
      { $match: { listingId: { $in: [...ids] }, action: { $in: [...approving, ...refusing] } } },
      { $sort: { _id: 1 } },
      { $group: { _id: '$listingId', action: { $last: '$action' } } },
    ])
    .toArray();
  return new Set(last.filter(({ action }) => refusing.includes(action)).map(({ _id }) => _id));
}

/**
 * Binds each approval to its content; drops it when the last decision was a rejection. Idempotent: a listing with an
 * approval is skipped.
 */
export const approvals: Migration = {
  id: 13,
  name: 'approvals tied to content',
  up: async (connection) => {
    const listings = connection.collection<Before>('listings');
    const found = listings.find({ approvedAt: { $exists: true } }).batchSize(BATCH);
    let batch: Before[] = [];
    const write = async () => {
      const refused = await refusedOf(
        connection,
        batch.map(({ _id }) => _id),
      );
      const writes = batch.map((listing) => {
        const stands = keepsApproval.includes(listing.status);
        const isApproved = listing.approvedAt && stands && !refused.has(listing._id);
        const approval =
          isApproved && listing.approvedAt ? approvalOf(withSums(listing), listing.approvedAt) : null;
        return {
          updateOne: {
            filter: { _id: listing._id },
            update: { $set: { approval }, $unset: { approvedAt: '' as const } },
          },
        };
      });
      if (writes.length > 0) await listings.bulkWrite(writes, { ordered: false });
      batch = [];
    };
    for await (const listing of found) {
      batch.push(listing);
      if (batch.length >= BATCH) await write();
    }
    await write();
  },
};
