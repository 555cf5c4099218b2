import { isFreeNow } from '@pokriv/contracts/listing/availability';
import { furnishings, layouts, petRules, propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { MetroWay } from '@pokriv/contracts/listing/property';
import type { Money } from '@pokriv/contracts/money';
import { metroNear } from '@pokriv/contracts/place/metro';
import { formatDate } from '@pokriv/web-kit/format';

import { wayToMetro } from '../place/metro-way.ts';
import type { SearchState } from '../search-address/search-parameters.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('bg').match(/[\p{L}\d]+/gu) ?? [];

/** The title contains all words of the fact. */
function isSaid(title: string, fact: string): boolean {
  const said = new Set(wordsOf(title));
  return wordsOf(fact).every((word) => said.has(word));
}

/** „Двустаен“ implies an apartment, „Къща“ the whole house. */
function typesOf({ propertyType, layout }: CardProperty): string[] {
  const type = propertyTypes[propertyType] ?? propertyType;
  if (!layout || layout === 'whole_house') return [type];
  return propertyType === 'apartment' ? [layouts[layout]] : [type, layouts[layout]];
}

function floorText({ floor, totalFloors }: CardProperty): string | undefined {
  if (floor === undefined) return undefined;
  const named = { [-1]: cardTexts.basement, 0: cardTexts.groundFloor }[floor];
  return named ?? cardTexts.floor(floor, totalFloors);
}

function availabilityText({ availableFrom }: CardProperty, now: Date): string | undefined {
  if (!availableFrom) return undefined;
  return isFreeNow(availableFrom, now)
    ? cardTexts.freeNow
    : cardTexts.freeFrom(formatDate(availableFrom, 'short'));
}

export interface CardFacts {
  before: string;
  /** Sorted among the other facts, each between its words. */
  sums: { words: readonly [string, string]; money: Money }[];
  after: string;
}

export const SEPARATOR = '\u00a0· ';
const joined = (facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(SEPARATOR);

/** Criteria of the search that decide which facts the cards show. */
export type Sought = Partial<Pick<SearchState, 'hasPet' | 'sort' | 'moveInMax' | 'metroStation'>>;

/** To the nearest of the stations sought; to the nearest of all without one, and where they order the cards. */
function wayOf({ geo, metro }: CardProperty, { metroStation, sort }: Sought): MetroWay | undefined {
  if (!geo || !metroStation?.length || sort === 'metro_asc') return metro;
  const way = metroNear(geo).find(({ station }) => metroStation.includes(station.id));
  return way ? { station: way.station.id, minutes: way.minutes } : metro;
}

/** The sum at moving in where it is sought; rent with fees and bills if higher than the rent. */
function sumsOf({ price, monthlyTotal, moveInCost }: CardProperty, { sort, moveInMax }: Sought) {
  const sums: CardFacts['sums'] = [];
  if (moveInCost && (moveInMax !== undefined || sort === 'move_in_asc'))
    sums.push({ words: cardTexts.moveIn, money: moveInCost });
  if (monthlyTotal && monthlyTotal.cents !== price.cents)
    sums.push({ words: cardTexts.monthlyTotal, money: monthlyTotal });
  return sums;
}

/**
 * Facts missing from the title: „65 м² · ет. 5/8 · около 7 мин до м. Витоша · общо 1 350 лв. на месец · свободен веднага ·
 * без комисиона · обзаведен“. Most distinctive first, because narrow cards cut the end.
 */
export function cardFacts(property: CardProperty, sought: Sought = {}, now = new Date()): CardFacts {
  const { title, area, furnishing, hasCommission, pets } = property;
  const metro = wayOf(property, sought);
  const before = joined([
    ...typesOf(property).filter((type) => !isSaid(title, type)),
    area ? cardTexts.area(area) : undefined,
    sought.hasPet && pets && cardTexts.pets(petRules[pets].toLowerCase()),
    floorText(property),
    metro && wayToMetro(metro),
  ]);
  const after = joined([
    availabilityText(property, now),
    hasCommission === false ? cardTexts.noCommission : undefined,
    furnishing && !isSaid(title, furnishings[furnishing]) && furnishings[furnishing].toLowerCase(),
  ]);
  const sums = sumsOf(property, sought);
  if (sums.length === 0) return { before: joined([before, after]), sums, after: '' };
  return { before: before && before + SEPARATOR, sums, after: after && SEPARATOR + after };
}
