import type { SearchQuery } from '@pokriv/contracts/search';

import { choicePattern, roomsBetween } from '../choice-code.ts';
import { dayNumber } from '../day-number.ts';
import { districtKeys } from '../district-key.ts';
import { FEATURED_FROM } from '../rank.ts';

export type Condition = Readonly<Record<string, unknown>>;

const range = (key: string, min?: number, max?: number): Condition[] =>
  min === undefined && max === undefined
    ? []
    : [{ [key]: { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) } }];
const some = <Item>(list: readonly Item[] | undefined) => (list && list.length > 0 ? list : undefined);

function choices(query: SearchQuery): Condition[] {
  const { roomsMin, roomsMax, pets, advertiserType } = query;
  const hasRooms = roomsMin !== undefined || roomsMax !== undefined;
  const pattern = choicePattern({
    amenities: query.amenities,
    heating: query.heating,
    anyOf: {
      furnishing: some(query.furnishing),
      layout: some(query.layout),
      constructionType: some(query.constructionType),
      pets: pets && [pets],
      advertiserType: advertiserType && [advertiserType],
      rooms: hasRooms ? roomsBetween(roomsMin, roomsMax) : undefined,
    },
  });
  return pattern ? [{ k: { $regex: pattern } }] : [];
}

/** What a card has to fulfil besides city, type and text, as conditions that are exact whatever index is taken. */
export function searchConditions(query: SearchQuery): Condition[] {
  const { availableBy, landlord, bbox, featured } = query;
  return [
    ...range('p', query.priceMin, query.priceMax),
    ...range('a', query.areaMin, query.areaMax),
    ...range('fl', query.floorMin, query.floorMax),
    ...range('av', undefined, availableBy === undefined ? undefined : dayNumber(availableBy)),
    ...choices(query),
    ...(some(query.neighborhood) ? [{ d: { $in: districtKeys(query) } }] : []),
    ...(landlord ? [{ o: landlord }] : []),
    ...(bbox ? [...range('lon', bbox[0], bbox[2]), ...range('lat', bbox[1], bbox[3])] : []),
    ...(featured ? [{ r: { $gte: FEATURED_FROM } }] : []),
  ];
}
