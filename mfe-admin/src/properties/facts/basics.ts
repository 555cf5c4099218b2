import type { OwnProperty } from '@pokriv/contracts/listing/property';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatNumber } from '@pokriv/web-kit/format';

import { texts } from '../../messages.ts';
import { labelled, labelledAll, plain, yesNo, type Fact } from './fact.ts';

const area = (value: number | undefined) =>
  value === undefined ? undefined : texts.listing.squareMetres(formatNumber(value));

function floorText({ floor, totalFloors }: OwnProperty): string | undefined {
  if (floor === undefined) return undefined;
  const name = texts.listing.floors[String(floor)] ?? String(floor);
  return totalFloors === undefined ? name : texts.listing.floorOf(name, totalFloors);
}

export const basics = (listing: OwnProperty): Fact[] => [
  ['video', listing.video],
  ['propertyType', labelled(option.propertyTypes, listing.propertyType)],
  ['layout', labelled(option.layouts, listing.layout)],
  ['area', area(listing.area)],
  ['totalArea', area(listing.totalArea)],
  ['yardArea', area(listing.yardArea)],
  ['rooms', plain(listing.rooms)],
  ['bedrooms', plain(listing.bedrooms)],
  ['bathrooms', plain(listing.bathrooms)],
  ['furnishing', labelled(option.furnishings, listing.furnishing)],
];

export const building = (listing: OwnProperty): Fact[] => [
  ['floor', floorText(listing)],
  ['constructionType', labelled(option.constructionTypes, listing.constructionType)],
  ['yearBuilt', plain(listing.yearBuilt)],
  ['condition', labelled(option.conditions, listing.condition)],
  ['isInsulated', yesNo(listing.isInsulated)],
  ['hasElevator', yesNo(listing.hasElevator)],
  ['heating', labelledAll(option.heatings, listing.heating)],
  ['exposure', labelledAll(option.exposures, listing.exposure)],
  ['energyClass', labelled(option.energyClasses, listing.energyClass)],
];
