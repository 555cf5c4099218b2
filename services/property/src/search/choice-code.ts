import { amenityIds } from '@pokriv/contracts/amenities';
import {
  advertiserTypes,
  constructionTypes,
  furnishings,
  heatings,
  layouts,
  petRules,
} from '@pokriv/contracts/property-options';

import type { ListingFields } from '../listings/stored-listing.ts';
import { roomsOf } from './rooms-of.ts';

/**
 * All choices of a listing in thirteen characters, which stand at the end of every search index. A search for any of them
 * is one regular expression, and mongod decides those on the index key (bit masks it does not): what does not match is
 * never read. Places 0–4 amenities and 5–6 heatings, six yes-or-no's a character; then one choice a character. An option
 * added later goes to the end of its table.
 */
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@';
const BITS = 6;
const symbol = (value: number) => SYMBOLS.charAt(value);

interface Flags {
  at: number;
  size: number;
  keys: readonly string[];
}
const flags = {
  amenities: { at: 0, size: 5, keys: amenityIds },
  heating: { at: 5, size: 2, keys: Object.keys(heatings) },
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
const LENGTH = 13;
export type Choice = keyof typeof choices;
export type FlagSet = keyof typeof flags;

/** The six-bit numbers of a set of flags, one a character. */
function bitsOf({ size, keys }: Flags, set: readonly string[]): number[] {
  return Array.from({ length: size }, (_, place) =>
    keys
      .slice(place * BITS, (place + 1) * BITS)
      .reduce((bits, key, bit) => (set.includes(key) ? bits | (1 << bit) : bits), 0),
  );
}

/** `A` stands for a choice that was not made. */
const choiceSymbol = (choice: Choice, value: string | undefined) =>
  symbol(choices[choice].keys.findIndex((key) => key === value) + 1);

/** The code of a listing. */
export function choiceCode(fields: ListingFields): string {
  const sets = [bitsOf(flags.amenities, fields.amenities ?? []), bitsOf(flags.heating, fields.heating ?? [])];
  return [
    ...sets.flat().map(symbol),
    choiceSymbol('furnishing', fields.furnishing),
    choiceSymbol('pets', fields.pets),
    choiceSymbol('advertiserType', fields.advertiserType),
    choiceSymbol('layout', fields.layout),
    choiceSymbol('constructionType', fields.constructionType),
    choiceSymbol('rooms', roomsOf(fields)?.toString()),
  ].join('');
}

/** What a search asks of the code. */
export interface ChoiceFilter {
  /** Every one of these. */
  amenities?: readonly string[];
  /** Any of these. */
  heating?: readonly string[];
  /** Any of these, choice by choice. */
  anyOf: Partial<Record<Choice, readonly string[]>>;
}

const symbolsWhere = (fits: (bits: number) => boolean) =>
  `[${[...SYMBOLS].filter((_symbol, bits) => fits(bits)).join('')}]`;

/** Any of several flags may lie in either character: one alternative a character. */
function anyFlag({ size }: Flags, masks: readonly number[]): string {
  const alternatives = masks.flatMap((mask, place) => {
    if (mask === 0) return [];
    const own = symbolsWhere((bits) => (bits & mask) !== 0);
    return [Array.from({ length: size }, (_, at) => (at === place ? own : '.')).join('')];
  });
  return `(?:${alternatives.join('|')})`;
}

/** The regular expression of the codes that fulfil a filter; undefined when every code does. */
export function choicePattern({ amenities = [], heating = [], anyOf }: ChoiceFilter): string | undefined {
  const required = bitsOf(flags.amenities, amenities);
  const places = [
    ...required.map((mask) => (mask === 0 ? '.' : symbolsWhere((bits) => (bits & mask) === mask))),
    heating.length > 0
      ? anyFlag(flags.heating, bitsOf(flags.heating, heating))
      : '.'.repeat(flags.heating.size),
    ...(Object.keys(choices) as Choice[]).map((choice) => {
      const wanted = anyOf[choice];
      return wanted ? `[${wanted.map((value) => choiceSymbol(choice, value)).join('')}]` : '.';
    }),
  ];
  const pattern = places.join('');
  return pattern === '.'.repeat(LENGTH) ? undefined : `^${pattern.replace(/\.+$/u, '')}`;
}

/** Rooms from and to, as keys of the choice. */
export const roomsBetween = (min = 1, max = rooms.length): string[] => rooms.slice(min - 1, max);

/** Every choice that a code stands for; flags that are not set and choices that were not made are left out. */
export function choicesOf(code: string): Record<FlagSet | Choice, string[]> {
  const valueAt = (place: number) => SYMBOLS.indexOf(code.charAt(place));
  const setFlags = ({ at, keys }: Flags) =>
    keys.filter((_key, index) => (valueAt(at + Math.floor(index / BITS)) >> (index % BITS)) & 1);
  const made = (choice: Choice) => {
    const { at, keys } = choices[choice];
    return keys.slice(valueAt(at) - 1, valueAt(at)).filter(() => valueAt(at) > 0);
  };
  return {
    amenities: setFlags(flags.amenities),
    heating: setFlags(flags.heating),
    furnishing: made('furnishing'),
    pets: made('pets'),
    advertiserType: made('advertiserType'),
    layout: made('layout'),
    constructionType: made('constructionType'),
    rooms: made('rooms'),
  };
}
