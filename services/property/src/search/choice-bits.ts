import { amenityIds } from '@pokriv/contracts/amenities';
import {
  advertiserTypes,
  constructionTypes,
  furnishings,
  heatings,
  layouts,
  petRules,
} from '@pokriv/contracts/property-options';

/**
 * Choices as one bit each in three 32-bit numbers, which stand at the end of every search index: a filter on any of them
 * is decided on the index key, without reading the document. An option added later goes to the end of its table.
 */
const choiceTables = {
  furnishing: furnishings,
  pets: petRules,
  advertiserType: advertiserTypes,
  layout: layouts,
  constructionType: constructionTypes,
};
export type Choice = keyof typeof choiceTables;

const bitAt = new Map<string, number>();
for (const [choice, table] of Object.entries(choiceTables)) {
  for (const key of Object.keys(table)) bitAt.set(`${choice}.${key}`, bitAt.size);
}

const sum = (bits: Iterable<number | undefined>): number => {
  let mask = 0;
  for (const bit of bits) if (bit !== undefined) mask |= 1 << bit;
  return mask;
};

export const choiceMask = (choice: Choice, keys: readonly string[]): number =>
  sum(keys.map((key) => bitAt.get(`${choice}.${key}`)));

export const amenityMask = (ids: readonly string[]): number =>
  sum(ids.filter((id) => amenityIds.includes(id)).map((id) => amenityIds.indexOf(id)));

const ROOMS_MAX = 20;
const heatingKeys = Object.keys(heatings);

/** Rooms 1–20 in the lower bits. */
export function roomsMask(min = 1, max = ROOMS_MAX): number {
  const count = Math.max(0, Math.min(max, ROOMS_MAX) - min + 1);
  return sum(Array.from({ length: count }, (_, index) => min - 1 + index));
}

/** Heatings in the bits above the rooms. */
export const heatingMask = (keys: readonly string[]): number =>
  sum(keys.filter((key) => heatingKeys.includes(key)).map((key) => ROOMS_MAX + heatingKeys.indexOf(key)));
