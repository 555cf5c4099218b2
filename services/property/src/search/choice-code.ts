import { amenityIds } from '@pokriv/contracts/listing/amenities';
import {
  advertiserTypes,
  constructionTypes,
  furnishings,
  heatings,
  layouts,
  petRules,
  suitabilities,
} from '@pokriv/contracts/listing/property-options';
import {
  commissionLimits,
  depositLimits,
  searchFlags,
  type SearchFlag,
} from '@pokriv/contracts/search/search';

import type { ListingFields } from '../listings/stored-listing.ts';
import { limitsOf } from './limits-of.ts';
import { roomsOf } from './rooms-of.ts';

/**
 * Encodes all choices of a listing in twenty characters: places 0–4 amenities, 5–6 heatings (six flags
 * each), then one choice each, then later flags: 13 amenities, 14–15 suitability, 16–17 search flags, 18 and 19 the
 * fulfilled limits of the deposit and of the commission. The order is stored: append new options to the end of their table, new places to the end of the code. A shorter
 * code is of an earlier release and lacks the later places.
 */
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@';
const BITS = 6;
const symbol = (value: number) => SYMBOLS.charAt(value);

interface Flags {
  at: number;
  size: number;
  keys: readonly string[];
}
const laterAmenities: readonly string[] = ['oven', 'washing_machine', 'boiler'];
const flags = {
  amenities: { at: 0, size: 5, keys: amenityIds.filter((id) => !laterAmenities.includes(id)) },
  heating: { at: 5, size: 2, keys: Object.keys(heatings) },
  laterAmenities: { at: 13, size: 1, keys: laterAmenities },
  suitableFor: { at: 14, size: 2, keys: Object.keys(suitabilities) },
  flag: { at: 16, size: 2, keys: searchFlags },
  deposit: { at: 18, size: 1, keys: depositLimits },
  commission: { at: 19, size: 1, keys: commissionLimits },
} satisfies Record<string, Flags>;

const rooms = Array.from({ length: 20 }, (_, index) => String(index + 1));
const choices = {
  furnishing: { at: 7, keys: Object.keys(furnishings) },
  pets: { at: 8, keys: Object.keys(petRules) },
  advertiserType: { at: 9, keys: Object.keys(advertiserTypes) },
  layout: { at: 10, keys: Object.keys(layouts) },
  constructionType: { at: 11, keys: Object.keys(constructionTypes) },
  rooms: { at: 12, keys: rooms },
} as const;
type Choice = keyof typeof choices;
type FlagSet = Exclude<keyof typeof flags, 'laterAmenities'>;

function bitsOf({ size, keys }: Flags, set: readonly string[]): number[] {
  return Array.from({ length: size }, (_, place) =>
    keys
      .slice(place * BITS, (place + 1) * BITS)
      .reduce((bits, key, bit) => (set.includes(key) ? bits | (1 << bit) : bits), 0),
  );
}

const choiceSymbol = (choice: Choice, value: string | undefined) =>
  symbol(choices[choice].keys.findIndex((key) => key === value) + 1);

/** @param chosen search flags of the listing */
export function choiceCode(fields: ListingFields, chosen: readonly SearchFlag[]): string {
  const { amenities = [], heating = [], suitableFor = [] } = fields;
  const limits = limitsOf(fields);
  const setSymbols = (set: Flags, values: readonly string[]) => bitsOf(set, values).map(symbol);
  return [
    ...setSymbols(flags.amenities, amenities),
    ...setSymbols(flags.heating, heating),
    choiceSymbol('furnishing', fields.furnishing),
    choiceSymbol('pets', fields.pets),
    choiceSymbol('advertiserType', fields.advertiserType),
    choiceSymbol('layout', fields.layout),
    choiceSymbol('constructionType', fields.constructionType),
    choiceSymbol('rooms', roomsOf(fields)?.toString()),
    ...setSymbols(flags.laterAmenities, amenities),
    ...setSymbols(flags.suitableFor, suitableFor),
    ...setSymbols(flags.flag, chosen),
    ...setSymbols(flags.deposit, limits.deposit),
    ...setSymbols(flags.commission, limits.commission),
  ].join('');
}

export const roomsBetween = (min = 1, max = rooms.length): string[] => rooms.slice(min - 1, max);

export function choicesOf(code: string): Record<FlagSet | Choice, string[]> {
  // a missing symbol of a shorter code counts as 0
  const valueAt = (place: number) => SYMBOLS.indexOf(code.charAt(place));
  const setFlags = ({ at, keys }: Flags) =>
    keys.filter((_key, index) => (valueAt(at + Math.floor(index / BITS)) >> (index % BITS)) & 1);
  const made = (choice: Choice) => {
    const { at, keys } = choices[choice];
    return keys.slice(valueAt(at) - 1, valueAt(at)).filter(() => valueAt(at) > 0);
  };
  return {
    amenities: [...setFlags(flags.amenities), ...setFlags(flags.laterAmenities)],
    suitableFor: setFlags(flags.suitableFor),
    flag: setFlags(flags.flag),
    deposit: setFlags(flags.deposit),
    commission: setFlags(flags.commission),
    heating: setFlags(flags.heating),
    furnishing: made('furnishing'),
    pets: made('pets'),
    advertiserType: made('advertiserType'),
    layout: made('layout'),
    constructionType: made('constructionType'),
    rooms: made('rooms'),
  };
}
