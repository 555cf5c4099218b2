import type { PropertySort, SearchSort } from '@pokriv/contracts/listing/property-options';
import {
  textNumber,
  type Entry,
  type IndexSchema,
  type LiveIndex,
  type Order,
  type SearchIndex,
} from '@pokriv/search-index';

import { choicesOf } from './choice-code.ts';
import { metroOf } from './metro-sets.ts';
import { notReady } from './not-ready.ts';
import { tierOfRank } from './rank.ts';
import type { SearchCard } from './search-card.ts';

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by }, (_, index) => from + index * by);
/** Euro cents, monthly. */
const priceEdges: readonly number[] = [
  ...steps(0, 100_000, 5000),
  ...steps(100_000, 200_000, 12_500),
  ...steps(200_000, 500_000, 50_000),
  ...steps(500_000, 2_500_000, 500_000),
];

export const listingSchema = {
  numbers: {
    rank: { bytes: 8 },
    /** Milliseconds. */
    publishedAt: { bytes: 8 },
    price: { bytes: 4, edges: priceEdges },
    /** Leva. */
    pricePerM2: { bytes: 8 },
    /** Euro cents. */
    monthlyTotal: { bytes: 4, edges: priceEdges },
    moveIn: { bytes: 8, edges: priceEdges.map((edge) => 3 * edge) },
    /** Minutes on foot to the nearest station. */
    metro: { bytes: 4 },
    area: { bytes: 4 },
    floor: { bytes: 4 },
    /** Days since 1970. */
    availableFrom: { bytes: 4 },
    owner: { bytes: 8 },
  },
  points: ['place'],
  sets: [
    'city',
    'type',
    'district',
    'tier',
    'amenities',
    'heating',
    'furnishing',
    'pets',
    'advertiserType',
    'layout',
    'constructionType',
    'rooms',
    'suitableFor',
    /** Values of `searchFlags`. */
    'flag',
    /** Fulfilled limits, see `limits-of.ts`. */
    'deposit',
    'commission',
    /**
     * Minutes on foot to any station, cumulative; stations nearby; each way as station and minutes, see
     * `metro-sets.ts`.
     */
    'metroWithin',
    'nearMetro',
    'metroWay',
    /** Tokens in any field; in title, place and kind; in title and place; in the title. */
    'word',
    'kindWord',
    'placeWord',
    'titleWord',
  ],
  orders: ['rank', 'publishedAt', 'price', 'area', 'pricePerM2', 'monthlyTotal', 'moveIn', 'metro'],
} as const satisfies IndexSchema;

export type ListingSchema = typeof listingSchema;
export type ListingIndex = SearchIndex<ListingSchema>;
export type LiveListingIndex = LiveIndex<ListingSchema>;
export type ListingOrder = Order<ListingSchema>;

export const orders: Readonly<Record<PropertySort, ListingOrder>> = {
  recommended: { by: 'rank', direction: -1 },
  newest: { by: 'publishedAt', direction: -1 },
  price_asc: { by: 'price', direction: 1 },
  price_desc: { by: 'price', direction: -1 },
  area_desc: { by: 'area', direction: -1 },
  price_per_m2_asc: { by: 'pricePerM2', direction: 1 },
  monthly_total_asc: { by: 'monthlyTotal', direction: 1 },
  move_in_asc: { by: 'moveIn', direction: 1 },
  metro_asc: { by: 'metro', direction: 1 },
  relevance: { by: 'publishedAt', direction: -1 },
};

/** Whether the field of a text match precedes the sort order. */
export const isWeighed = (sort: SearchSort): boolean => sort === 'recommended' || sort === 'relevance';

/** @throws AppError UNAVAILABLE while the first index is being built */
export function indexOf({ current }: LiveListingIndex): ListingIndex {
  if (current) return current;
  throw notReady();
}

const keys = [
  ...(['_id', 'o', 'c', 't', 'd', 'dn', 'r', 'n', 'p', 'm', 'a', 'mt', 'mi', 'fl', 'av'] as const),
  ...(['lat', 'lon', 'k', 'tok', 'tw'] as const),
];

/** Exceeds every upper bound, and sorts last. */
const UNKNOWN_SUM = Number.MAX_SAFE_INTEGER;

export type IndexedCard = Pick<SearchCard, (typeof keys)[number]>;
export const indexedProjection = Object.fromEntries(keys.map((key) => [key, 1]));

export function entryOf(card: IndexedCard): Entry<ListingSchema> {
  const { lat, lon, tok, tw = '' } = card;
  const tier = tierOfRank(card.r);
  const place = lat === null || lon === null ? null : { lat, lon };
  const metro = metroOf(place);
  const weighing = (least: string) => tok.filter((_word, at) => (tw[at] ?? '') >= least);
  return {
    id: card._id,
    numbers: {
      rank: card.r,
      publishedAt: card.n,
      price: card.p,
      pricePerM2: card.m,
      monthlyTotal: card.mt ?? UNKNOWN_SUM,
      moveIn: card.mi === undefined ? card.p : (card.mi ?? UNKNOWN_SUM),
      metro: metro.minutes,
      area: card.a,
      floor: card.fl,
      availableFrom: card.av,
      owner: textNumber(card.o),
    },
    points: { place },
    sets: {
      city: [card.c],
      type: [card.t],
      ...(card.d !== null && { district: [card.d] }),
      ...(tier && { tier: [tier] }),
      ...choicesOf(card.k),
      ...metro.sets,
      word: tok,
      // weights: 3 title, 2 place, 1 kind, see `listing-tokens.ts`
      kindWord: weighing('1'),
      placeWord: weighing('2'),
      titleWord: weighing('3'),
    },
    ...(card.dn !== null && { labels: { district: card.dn } }),
  };
}
