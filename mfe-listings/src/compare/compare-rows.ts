import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { AT_ONCE, isFreeNow } from '@pokriv/contracts/listing/availability';
import * as option from '@pokriv/contracts/listing/property-options';
import { hasCommission } from '@pokriv/contracts/listing/listing-sums';
import { cents, moneyOf, type Money } from '@pokriv/contracts/money';
import { kmBetween } from '@pokriv/contracts/place/cities';
import { formatCount, formatDate, formatNumber } from '@pokriv/web-kit/format';

import { knownPlace } from '../card/card-property.ts';
import { floorText } from '../detail/floor-text.ts';
import type { Listing } from '../listing.ts';
import type { MyPlace } from '../my-places/places-store.ts';
import { wayText } from '../my-places/way-text.ts';
import { wayToMetro } from '../place/metro-way.ts';
import { compareTexts as texts } from './messages.ts';

/** Undefined while loading or when gone. */
export type Compared = Listing | undefined;

export interface CompareCell {
  text?: string;
  money?: Money;
  /** Badge, „най-ниско“. */
  best?: string;
}

export interface CompareRow {
  label: string;
  /** One per listing, in order. */
  cells: CompareCell[];
  isDifferent: boolean;
}

const NONE = moneyOf(cents(0));

const isApart = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** Marks the extreme; none when all values are equal or only one is known. */
function marksOf(values: readonly (number | undefined)[], isLeast: boolean): (string | undefined)[] {
  const known = values.filter((value) => value !== undefined);
  if (!isApart(known)) return values.map(() => undefined);
  const best = isLeast ? Math.min(...known) : Math.max(...known);
  return values.map((value) => (value === best ? (isLeast ? texts.least : texts.most) : undefined));
}

function moneyRow(
  label: string,
  listings: readonly Compared[],
  sumOf: (listing: Listing) => Money | undefined,
): CompareRow {
  const sums = listings.map((listing) => listing && sumOf(listing));
  const amounts = sums.map((sum) => sum?.cents);
  const marks = marksOf(amounts, true);
  return {
    label,
    cells: sums.map((money, index) => ({ money, best: marks[index] })),
    isDifferent: isApart(amounts),
  };
}

function textRow(
  label: string,
  listings: readonly Compared[],
  textOf: (listing: Listing) => string | undefined,
): CompareRow {
  const cells = listings.map((listing) => ({ text: listing && (textOf(listing) || undefined) }));
  return { label, cells, isDifferent: isApart(cells.map(({ text }) => text)) };
}

function areaRow(listings: readonly Compared[]): CompareRow {
  const marks = marksOf(
    listings.map((listing) => listing?.area),
    false,
  );
  const { cells, ...row } = textRow(texts.row.area, listings, ({ area }) =>
    area === undefined ? undefined : texts.m2(formatNumber(area)),
  );
  return { ...row, cells: cells.map((cell, index) => ({ ...cell, best: marks[index] })) };
}

function availabilityText({ availableFrom }: Listing): string | undefined {
  if (!availableFrom) return undefined;
  return isFreeNow(availableFrom) ? AT_ONCE : texts.from(formatDate(availableFrom, 'short'));
}

const monthsText = ({ minLeaseMonths }: Listing) =>
  minLeaseMonths === undefined ? undefined : formatCount(minLeaseMonths, texts.months);

const isKnown = ({ cells }: CompareRow): boolean => cells.some(({ text, money }) => text ?? money);

/** Rows empty for all listings are left out. */
export function factRows(listings: readonly Compared[]): CompareRow[] {
  const { row } = texts;
  return [
    moneyRow(row.price, listings, ({ price }) => price),
    moneyRow(row.monthlyTotal, listings, ({ monthlyTotal }) => monthlyTotal),
    moneyRow(row.moveIn, listings, ({ moveInCost }) => moveInCost),
    moneyRow(row.deposit, listings, ({ depositCost }) => depositCost),
    moneyRow(row.commission, listings, (listing) =>
      hasCommission(listing) === false ? NONE : listing.commissionCost,
    ),
    areaRow(listings),
    moneyRow(row.pricePerM2, listings, ({ pricePerM2 }) => pricePerM2),
    textRow(row.place, listings, ({ location }) => knownPlace(location)),
    textRow(row.metro, listings, ({ metro }) => metro?.[0] && wayToMetro(metro[0])),
    textRow(row.floor, listings, ({ floor, totalFloors }) => floorText(floor, totalFloors)),
    textRow(row.rooms, listings, ({ rooms, layout }) =>
      layout ? option.layouts[layout] : rooms === undefined ? undefined : formatNumber(rooms),
    ),
    textRow(row.heating, listings, ({ heating = [] }) =>
      heating.map((key) => option.heatings[key]).join(', '),
    ),
    textRow(row.furnishing, listings, ({ furnishing }) => furnishing && option.furnishings[furnishing]),
    textRow(row.pets, listings, ({ pets }) => pets && option.petRules[pets]),
    textRow(row.available, listings, availabilityText),
    textRow(row.minLease, listings, monthsText),
  ].filter(isKnown);
}

/** Distances to saved places, one row per place. */
export const placeRows = (listings: readonly Compared[], places: readonly MyPlace[]): CompareRow[] =>
  places
    .map((place) => {
      const distances = listings.map((listing) => listing?.geo && kmBetween(listing.geo, place));
      const marks = marksOf(distances, true);
      const row = textRow(texts.toPlace(place.name), listings, ({ geo }) => geo && wayText(geo, place));
      const best = (index: number) => (marks[index] === undefined ? undefined : texts.nearest);
      return { ...row, cells: row.cells.map((cell, index) => ({ ...cell, best: best(index) })) };
    })
    .filter(isKnown);

/** Amenities common to all, and one „Да“/„Не“ row per other amenity. */
export function amenityRows(listings: readonly Compared[]): { inAll: string[]; rows: CompareRow[] } {
  const known = listings.filter((listing) => listing !== undefined);
  const sets = known.map(({ amenities = [] }) => new Set(amenities));
  const ids = [...new Set(sets.flatMap((set) => [...set]))];
  const isInAll = (id: string) => sets.every((set) => set.has(id));
  return {
    inAll: ids.filter(isInAll).map(amenityLabel),
    rows: ids
      .filter((id) => !isInAll(id))
      .map((id) =>
        textRow(amenityLabel(id), listings, ({ amenities = [] }) =>
          amenities.includes(id) ? texts.yes : texts.no,
        ),
      ),
  };
}
