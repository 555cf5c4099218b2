import { hasCommission } from '@pokriv/contracts/listing/listing-sums';
import { isReduced } from '@pokriv/contracts/listing/reduced-rent';
import { NEW_BUILD_YEARS, searchFlags, type SearchFlag } from '@pokriv/contracts/search/search';

import type { StoredListing } from '../listings/stored-listing.ts';

type Flagged = Pick<StoredListing, 'fields' | 'priceHistory' | 'publishedAt'>;

const ownParking: readonly string[] = ['garage', 'parking_spot', 'underground_parking'];

const rules: Readonly<Record<SearchFlag, (listing: Flagged) => boolean>> = {
  noCommission: ({ fields }) => hasCommission(fields) === false,
  hasPet: ({ fields: { pets } }) => pets === 'yes' || pets === 'negotiable',
  elevator: ({ fields }) => fields.hasElevator === true,
  parking: ({ fields: { amenities = [] } }) => amenities.some((id) => ownParking.includes(id)),
  addressRegistration: ({ fields }) => fields.addressRegistration === 'yes',
  smoking: ({ fields: { smoking } }) => smoking === 'yes' || smoking === 'outdoor',
  reduced: ({ priceHistory }) => isReduced(priceHistory),
  notLastFloor: ({ fields: { propertyType, floor, totalFloors } }) =>
    propertyType === 'house' || (floor !== undefined && totalFloors !== undefined && floor < totalFloors),
  newBuild: ({ fields: { yearBuilt = -Infinity }, publishedAt }) =>
    publishedAt !== null && yearBuilt >= publishedAt.getUTCFullYear() - NEW_BUILD_YEARS,
  insulated: ({ fields }) => fields.isInsulated === true,
};

export const flagsOf = (listing: Flagged): SearchFlag[] => searchFlags.filter((flag) => rules[flag](listing));
