import type { Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import type { StoredPerson } from '../people/person.model.ts';
import { personModel } from '../people/person.model.ts';
import { threadModel, type StoredThread } from './thread.model.ts';

/** Recomputes the search words of threads from the title and both names. */
async function rewriteWords(
  connection: Connection,
  where: QueryFilter<StoredThread>,
  { session }: Unit,
): Promise<void> {
  const threads = threadModel(connection);
  const fields = { tenantId: 1, landlordId: 1, 'listing.title': 1 };
  const found = await threads.find(where, fields, { session }).lean<StoredThread[]>();
  if (found.length === 0) return;
  const ids = [...new Set(found.flatMap(({ tenantId, landlordId }) => [tenantId, landlordId]))];
  const people = await personModel(connection)
    .find({ _id: trusted({ $in: ids }) }, null, { session })
    .lean<StoredPerson[]>();
  const names = new Map(people.map(({ _id, firstName, lastName }) => [_id, [firstName, lastName]]));
  await threads.bulkWrite(
    found.map(({ _id, tenantId, landlordId, listing }) => ({
      updateOne: {
        filter: { _id },
        update: {
          $set: {
            words: wordsOf(listing.title, ...(names.get(tenantId) ?? []), ...(names.get(landlordId) ?? [])),
          },
        },
      },
    })),
    { session },
  );
}

/**
 * Updates the listing's copy in its threads.
 * @returns the threads to publish: all of the listing when its status changed
 */
export const followListingInThreads =
  (connection: Connection) =>
  async (
    { before, after }: { before: ListingRef | null; after: ListingRef },
    unit: Unit,
  ): Promise<StoredThread[]> => {
    const { _id: listingId, title, cover, city, price, status } = after;
    const where = { listingId };
    await threadModel(connection).updateMany(
      where,
      { $set: { listing: { title, cover, city, price, status } } },
      { session: unit.session },
    );
    if (before?.title !== title) await rewriteWords(connection, where, unit);
    if (before?.status === status) return [];
    return threadModel(connection).find(where, null, { session: unit.session }).lean<StoredThread[]>();
  };

/** Updates the search words when a name changed. */
export const followPersonInThreads =
  (connection: Connection) =>
  async (
    { before, after }: { before: StoredPerson | null; after: StoredPerson },
    unit: Unit,
  ): Promise<void> => {
    if (before?.firstName === after.firstName && before.lastName === after.lastName) return;
    const { _id: userId } = after;
    await rewriteWords(connection, { $or: [{ tenantId: userId }, { landlordId: userId }] }, unit);
  };
