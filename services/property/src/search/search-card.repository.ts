import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { rankInTurn } from './rank.ts';
import { toSearchCard, type SearchCard } from './search-card.ts';

export const searchCards = (connection: Connection) => connection.collection<SearchCard>('search_cards');

export type CardRow = Pick<SearchCard, '_id' | 'card' | 'v' | 'f'>;
export const rowProjection = { card: 1, v: 1, f: 1 } as const;

export function searchCardRepository(connection: Connection, now = () => new Date()) {
  const cards = searchCards(connection);
  return {
    async follow(listing: StoredListing, unit: Unit): Promise<void> {
      if (listing.status !== 'active' || listing.isHidden === true) {
        await cards.deleteOne({ _id: listing._id }, { session: unit.session });
        return;
      }
      const written = toSearchCard(listing);
      const card = { ...written, r: rankInTurn(written, now()) };
      await cards.replaceOne({ _id: card._id }, card, { upsert: true, session: unit.session });
    },

    async count(id: string, counter: 'v' | 'f', by: number, unit: Unit): Promise<void> {
      await cards.updateOne({ _id: id }, { $inc: { [counter]: by } }, { session: unit.session });
    },

    async ownersOf(ids: readonly string[]): Promise<Map<string, string>> {
      const found = await cards
        .find({ _id: { $in: [...ids] } }, { projection: { o: 1 }, maxTimeMS: QUERY_MS })
        .toArray();
      return new Map(found.map(({ _id, o }) => [_id, o]));
    },

    async rowsOf(ids: readonly string[]): Promise<CardRow[]> {
      const found = await cards
        .find({ _id: { $in: [...ids] } }, { projection: rowProjection, maxTimeMS: QUERY_MS })
        .toArray();
      const byId = new Map(found.map((row) => [row._id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async publicOf(ids: readonly string[]): Promise<string[]> {
      const found = await cards
        .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 }, maxTimeMS: QUERY_MS })
        .toArray();
      const known = new Set(found.map(({ _id }) => _id));
      return ids.filter((id) => known.has(id));
    },
  };
}
export type SearchCardRepository = ReturnType<typeof searchCardRepository>;
