import * as option from '@pokriv/contracts/listing/property-options';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { knownPlace } from '../card/card-property.ts';
import { floorText } from './floor-text.ts';
import type { Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';

export type Row = readonly [label: string, value: string];
type MaybeRow = readonly [label: string, value: string | undefined];

const label = <Table extends Readonly<Record<string, string>>>(table: Table, key: keyof Table | undefined) =>
  key === undefined ? undefined : table[key];
const labels = <Table extends Readonly<Record<string, string>>>(
  table: Table,
  keys: readonly (keyof Table)[] = [],
) => keys.map((key) => table[key]).join(', ') || undefined;
const m2 = (area: number | undefined) => (area === undefined ? undefined : texts.m2(formatNumber(area)));
const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
const yesNo = (value: boolean | undefined) =>
  value === undefined ? undefined : value ? texts.yes : texts.no;
const onlyYes = (value: boolean | undefined) => (value ? texts.yes : undefined);
const months = (value: number | undefined) =>
  value === undefined ? undefined : formatCount(value, texts.months);
/** Facts that decide a rental are marked when unknown. */
const told = (value: string | undefined): string => value || texts.notTold;
/** Hides empty rows (decisions §4). */
const known = (rows: readonly MaybeRow[]): Row[] =>
  rows.filter((row): row is Row => row[1] !== undefined && row[1] !== '');

function addressOf({ location }: Listing): string | undefined {
  if (!location.street) return undefined;
  return [location.street, location.number].filter(Boolean).join(' ');
}

export const listingPlace = ({ location }: Listing): string => knownPlace(location);

export function characteristicRows(listing: Listing): Row[] {
  const { characteristic: name } = texts;
  const energy = listing.energyClass === 'unknown' ? undefined : listing.energyClass;
  return known([
    [name.propertyType, label(option.propertyTypes, listing.propertyType)],
    [name.layout, label(option.layouts, listing.layout)],
    [name.area, m2(listing.area)],
    [name.totalArea, m2(listing.totalArea)],
    [name.yardArea, m2(listing.yardArea)],
    [name.rooms, count(listing.rooms)],
    [name.bedrooms, count(listing.bedrooms)],
    [name.bathrooms, count(listing.bathrooms)],
    [name.floor, floorText(listing.floor, listing.totalFloors)],
    [name.constructionType, label(option.constructionTypes, listing.constructionType)],
    [name.yearBuilt, listing.yearBuilt === undefined ? undefined : String(listing.yearBuilt)],
    [name.condition, label(option.conditions, listing.condition)],
    [name.heating, told(labels(option.heatings, listing.heating))],
    [name.furnishing, told(label(option.furnishings, listing.furnishing))],
    [name.exposure, labels(option.exposures, listing.exposure)],
    [name.energyClass, label(option.energyClasses, energy)],
    [name.elevator, yesNo(listing.hasElevator)],
    [name.insulated, onlyYes(listing.isInsulated)],
    [name.metroStation, listing.location.metroStation],
    [name.address, addressOf(listing)],
  ]);
}

export function ruleRows(listing: Listing): Row[] {
  const { rule: name } = texts;
  return known([
    [name.pets, told(label(option.petRules, listing.pets))],
    [name.smoking, told(label(option.smokingRules, listing.smoking))],
    [name.minLease, told(months(listing.minLeaseMonths))],
    [name.maxLease, months(listing.maxLeaseMonths)],
    [name.notice, listing.noticeDays === undefined ? undefined : formatCount(listing.noticeDays, texts.days)],
    [name.registration, label(option.addressRegistrations, listing.addressRegistration)],
    [name.suitableFor, labels(option.suitabilities, listing.suitableFor)],
    [name.maxOccupants, count(listing.maxOccupants)],
    [
      name.occupantsNow,
      listing.occupantsNow === undefined ? undefined : formatCount(listing.occupantsNow, texts.people),
    ],
    [name.bathroomShared, yesNo(listing.bathroomShared)],
    [name.landlordLivesIn, yesNo(listing.landlordLivesIn)],
    [name.lockableRoom, yesNo(listing.lockableRoom)],
  ]);
}
