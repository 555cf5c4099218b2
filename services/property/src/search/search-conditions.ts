import type { SearchQuery } from '@pokriv/contracts/search';

import { amenityMask, choiceMask, heatingMask, roomsMask } from './choice-bits.ts';
import { FEATURED_FROM } from './rank.ts';
import { nameKey } from './tokens.ts';

export type Condition = Readonly<Record<string, unknown>>;

const range = (key: string, min?: number, max?: number): Condition[] => [
  ...(min === undefined ? [] : [{ [key]: { $gte: min } }]),
  ...(max === undefined ? [] : [{ [key]: { $lte: max } }]),
];
const anyBit = (key: string, mask: number): Condition => ({ [key]: { $bitsAnySet: mask } });
const listed = (values: readonly string[] | undefined): values is readonly string[] => (values?.length ?? 0) > 0;

/**
 * What a card has to fulfil besides city, type and text, as conditions that are exact whatever index is taken.
 */
export function searchConditions(query: SearchQuery): Condition[] {
  const { amenities, neighborhood, roomsMin, roomsMax, availableBy, landlord, bbox, featured } = query;
  return [
    ...range('p', query.priceMin, query.priceMax),
    ...range('a', query.areaMin, query.areaMax),
    ...range('fl', query.floorMin, query.floorMax),
    ...(listed(amenities) ? [{ k1: { $bitsAllSet: amenityMask(amenities) } }] : []),
    ...(listed(query.furnishing) ? [anyBit('k2', choiceMask('furnishing', query.furnishing))] : []),
    ...(query.pets ? [anyBit('k2', choiceMask('pets', [query.pets]))] : []),
    ...(query.advertiserType ? [anyBit('k2', choiceMask('advertiserType', [query.advertiserType]))] : []),
    ...(listed(query.layout) ? [anyBit('k2', choiceMask('layout', query.layout))] : []),
    ...(listed(query.constructionType) ? [anyBit('k2', choiceMask('constructionType', query.constructionType))] : []),
    ...(roomsMin !== undefined || roomsMax !== undefined ? [anyBit('k3', roomsMask(roomsMin, roomsMax))] : []),
    ...(listed(query.heating) ? [anyBit('k3', heatingMask(query.heating))] : []),
    ...(listed(neighborhood) ? [{ d: { $in: neighborhood.map(nameKey) } }] : []),
    ...(availableBy ? [{ av: { $lte: availableBy } }] : []),
    ...(landlord ? [{ o: landlord }] : []),
    ...(bbox ? [...range('lon', bbox[0], bbox[2]), ...range('lat', bbox[1], bbox[3])] : []),
    ...(featured ? [{ r: { $gte: FEATURED_FROM } }] : []),
  ];
}
