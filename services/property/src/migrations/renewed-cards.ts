import type { Migration } from '@pokriv/service-kit/migrations';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard } from '../search/search-card.ts';
import { withSums } from './with-sums.ts';

const BATCH = 500;

export const renewedCards: Migration = {
  id: 3,
  name: 'search cards are written anew',
  up: async (connection) => {
    const cards = searchCards(connection);
    const replace = (listings: readonly StoredListing[]) =>
      cards.bulkWrite(
        listings.map((listing) => {
          const card = toSearchCard(withSums(listing));
          return { replaceOne: { filter: { _id: card._id }, replacement: card, upsert: true } };
        }),
        { ordered: false },
      );
    let batch: StoredListing[] = [];
    for await (const listing of listingModel(connection).find({ status: 'active' }).lean<StoredListing[]>()) {
      batch.push(listing);
      if (batch.length < BATCH) continue;
      await replace(batch);
      batch = [];
    }
    if (batch.length > 0) await replace(batch);
  },
};
