import type { PropertyCard } from '@pokriv/contracts/listing/property';
import {
  derivedSums,
  hasCommission,
  perSquareMetre,
  type DerivedSums,
} from '@pokriv/contracts/listing/listing-sums';
import { sumOf, toMoney } from '@pokriv/contracts/money';
import type { SearchFlag } from '@pokriv/contracts/search/search';

import { shownImage, shownMetro, shownPoint } from '../listings/shown-property.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { choiceCode } from './choice-code.ts';
import { districtKey } from './district-key.ts';
import { flagsOf } from './flags-of.ts';
import { weighedTokens } from './listing-tokens.ts';
import { rankOf } from './rank.ts';
import { roomsOf } from './rooms-of.ts';

/**
 * Collection `search_cards`: read model of search, active listings only. Written in the transaction of each change of
 * its listing. Keys are short because every document repeats them.
 */
export interface SearchCard {
  _id: string;
  /** Owner. */
  o: string;
  /** City, type; city and district as one key. */
  c: string;
  t: string;
  d: string | null;
  /** The district as typed by the landlord. */
  dn: string | null;
  /** Rank of the recommended order, time of publication (ms). */
  r: number;
  n: number;
  /** Rent in euro cents, leva per m², area. */
  p: number;
  m: number;
  a: number;
  /**
   * Rent with fees and bills a month; rent, deposit and commission; in euro cents. Null while a part is
   * unknown; absent in cards of earlier releases.
   */
  mt?: number | null;
  mi?: number | null;
  /** Floor; available from, as days since 1970. */
  fl: number | null;
  av: number | null;
  /** The public point. */
  lat: number | null;
  lon: number | null;
  /** Amenities, heating, rooms, flags and other choices, see `choice-code.ts`. */
  k: string;
  /** Text tokens, and the weight of each as a digit, see `listing-tokens.ts`. */
  tok: string[];
  tw: string;
  /** Counters: views, favourites. */
  v: number;
  f: number;
  /** The JSON of a `PropertyCard` without its counters and its closing brace. */
  card: string;
}

const DAY_MS = 86_400_000;
const NO_RENT = sumOf(0, 'EUR');

export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);

export function toSearchCard(listing: StoredListing): SearchCard {
  const { fields } = listing;
  const { price = NO_RENT, area = 1 } = fields;
  const point = shownPoint(listing);
  const publishedAt = listing.publishedAt?.getTime() ?? 0;
  const flags = flagsOf(listing);
  const sums = derivedSums({ ...fields, price });
  return {
    _id: listing._id,
    o: listing.ownerId,
    c: fields.location?.city ?? '',
    t: fields.propertyType ?? '',
    d: districtKey(fields.location),
    dn: fields.location?.neighborhood ?? null,
    r: rankOf(listing),
    n: publishedAt,
    p: price.cents,
    m: perSquareMetre(price, area).bgn,
    a: area,
    mt: sums.monthlyTotal?.cents ?? null,
    mi: sums.moveInCost?.cents ?? null,
    fl: fields.floor ?? null,
    av: fields.availableFrom ? dayNumber(fields.availableFrom) : null,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    k: choiceCode(fields, flags),
    ...weighedTokens(fields),
    v: listing.views,
    f: listing.favorites,
    card: JSON.stringify(toCard(listing, { ...sums, flags })).slice(0, -1),
  };
}

type Derived = Pick<DerivedSums, 'monthlyTotal' | 'moveInCost'> & { flags: readonly SearchFlag[] };

function toCard(
  listing: StoredListing,
  { monthlyTotal, moveInCost, flags }: Derived,
): Omit<PropertyCard, 'views' | 'favorites'> {
  const { fields, landlord, promotionType, isPremium } = listing;
  const [metro] = shownMetro(listing);
  const { price = NO_RENT, area = 1, location } = fields;
  const point = shownPoint(listing);
  return {
    id: listing._id,
    title: fields.title ?? '',
    images: listing.images.map(shownImage),
    price: toMoney(price),
    pricePerM2: perSquareMetre(price, area),
    area,
    rooms: roomsOf(fields),
    layout: fields.layout,
    floor: fields.floor,
    totalFloors: fields.totalFloors,
    furnishing: fields.furnishing,
    availableFrom: fields.availableFrom,
    location: { city: location?.city ?? '', neighborhood: location?.neighborhood },
    ...(point && { geo: point }),
    ...(metro && { metro }),
    propertyType: fields.propertyType ?? 'apartment',
    amenities: fields.amenities ?? [],
    ...(fields.price && { monthlyTotal, moveInCost }),
    hasCommission: hasCommission(fields),
    pets: fields.pets,
    ...(flags.includes('reduced') && { isReduced: true }),
    isPromoted: promotionType !== null,
    promotionType,
    isPremium,
    featured: promotionType !== null || isPremium,
    landlord: {
      id: landlord.id,
      firstName: landlord.firstName,
      lastName: landlord.lastName,
      avatar: landlord.avatar,
    },
    ...(fields.advertiserType === 'agency' && { agencyName: fields.agencyName }),
    publishedAt: (listing.publishedAt ?? listing.createdAt).toISOString(),
  };
}
