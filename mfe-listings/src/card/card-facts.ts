import { isFreeNow } from '@pokriv/contracts/listing/availability';
import { furnishings, layouts, petRules, propertyTypes } from '@pokriv/contracts/listing/property-options';
import { formatIn, type Currency } from '@pokriv/contracts/money';
import { formatDate } from '@pokriv/web-kit/format';

import { wayToMetro } from '../place/metro-way.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('bg').match(/[\p{L}\d]+/gu) ?? [];

/** Whether all words of a fact stand in the title already. */
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

function totalText({ price, monthlyTotal }: CardProperty, currency: Currency): string | undefined {
  if (!monthlyTotal || monthlyTotal.cents === price.cents) return undefined;
  return cardTexts.monthlyTotal(formatIn(monthlyTotal, currency));
}

interface FactsOptions {
  now?: Date;
  /** The search asks for a home with a pet. */
  hasPet?: boolean;
}

/**
 * What tells a home from others, without what its title says: „65 м² · ет. 5/8 · около 7 мин до м. Витоша · общо 1
 * 350 лв. на месец · без комисиона · обзаведен · свободен веднага“. The most telling first: a narrow card cuts the end.
 */
export function cardFacts(
  property: CardProperty,
  currency: Currency,
  { now = new Date(), hasPet = false }: FactsOptions = {},
): string {
  const { title, area, furnishing, metro, hasCommission, pets } = property;
  const facts = [
    ...typesOf(property).filter((type) => !isSaid(title, type)),
    area ? cardTexts.area(area) : undefined,
    hasPet && pets && cardTexts.pets(petRules[pets].toLowerCase()),
    floorText(property),
    metro && wayToMetro(metro),
    totalText(property, currency),
    hasCommission === false ? cardTexts.noCommission : undefined,
    furnishing && !isSaid(title, furnishings[furnishing]) && furnishings[furnishing].toLowerCase(),
    availabilityText(property, now),
  ];
  return facts.filter(Boolean).join('\u00a0· ');
}
