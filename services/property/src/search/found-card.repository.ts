import { typedListingNumber } from '@pokriv/contracts/listing/listing-number';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { ListingFields, StoredListing } from '../listings/stored-listing.ts';
import { rowProjection, searchCards, type CardRow } from './search-card.repository.ts';

/** A card's JSON as the bytes received from MongoDB. */
export type FoundCard = Omit<CardRow, 'card'> & { card: Buffer };

/** Fields of `searchedTexts`. */
const textProjection = Object.fromEntries(
  (['title', 'description', 'propertyType', 'layout', 'furnishing', 'location'] as const).map((name) => [
    `fields.${name}`,
    1,
  ]),
);

export function foundCardRepository(connection: Connection) {
  const cards = searchCards(connection);
  return {
    async cardsOf(ids: readonly string[]): Promise<FoundCard[]> {
      if (ids.length === 0) return [];
      // the type of a `raw` cursor hides that its documents are bytes
      const documents: unknown[] = await cards
        .find({ _id: { $in: [...ids] } }, { projection: rowProjection, maxTimeMS: QUERY_MS, raw: true })
        .toArray();
      const found = documents.map((document) => readCard(document as Buffer));
      const byId = new Map(found.map((card) => [card._id, card]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async idOfNumber(text: string | undefined): Promise<string | undefined> {
      const number = typedListingNumber(text);
      if (number === undefined) return undefined;
      const found = await connection
        .collection<StoredListing>('listings')
        .findOne({ number }, { projection: { _id: 1 }, maxTimeMS: QUERY_MS });
      return found?._id;
    },

    async textsOf(ids: readonly string[]): Promise<ListingFields[]> {
      const found = await connection
        .collection<StoredListing>('listings')
        .find({ _id: { $in: [...ids] } }, { projection: textProjection, maxTimeMS: QUERY_MS })
        .toArray();
      return found.map(({ fields }) => fields);
    },
  };
}
export type FoundCardRepository = ReturnType<typeof foundCardRepository>;

/** BSON types of a card's fields (bsonspec.org). */
const DOUBLE = 0x01;
const STRING = 0x02;
const INT32 = 0x10;
const INT64 = 0x12;
const LENGTH_BYTES = 4;

/**
 * Parses a card from BSON and leaves its JSON as bytes: decoding and re-encoding the string would cost more
 * than the rest of a search.
 * @throws Error for an unexpected BSON type
 */
function readCard(bytes: Buffer): FoundCard {
  const card: Record<string, unknown> = {};
  let at = LENGTH_BYTES;
  while (bytes[at]) {
    const type = bytes[at];
    const nameEnd = bytes.indexOf(0, at + 1);
    const name = bytes.toString('latin1', at + 1, nameEnd);
    at = nameEnd + 1;
    if (type === STRING) {
      const start = at + LENGTH_BYTES;
      at = start + bytes.readInt32LE(at);
      card[name] = name === 'card' ? bytes.subarray(start, at - 1) : bytes.toString('utf8', start, at - 1);
    } else if (type === DOUBLE) {
      card[name] = bytes.readDoubleLE(at);
      at += 8;
    } else if (type === INT32) {
      card[name] = bytes.readInt32LE(at);
      at += 4;
    } else if (type === INT64) {
      card[name] = Number(bytes.readBigInt64LE(at));
      at += 8;
    } else {
      throw new Error(`a search card has a field "${name}" of BSON type ${type}`);
    }
  }
  return card as unknown as FoundCard;
}
