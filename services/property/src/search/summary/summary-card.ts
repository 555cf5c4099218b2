import { choicesOf } from '../choice-code.ts';
import { tierOfRank } from '../rank.ts';
import type { SearchCard } from '../search-card.ts';
import type { SetField } from './value-sets.ts';

const keys = [
  ...(['_id', 'o', 'c', 't', 'b', 'd', 'dn', 'r', 'n', 'p', 'm', 'a', 'fl', 'av'] as const),
  ...(['lat', 'lon', 'k', 'tok', 'tw'] as const),
];

/** What the summary reads of a card. */
export type SummaryCard = Pick<SearchCard, (typeof keys)[number]>;
export const summaryProjection = Object.fromEntries(keys.map((key) => [key, 1]));

/** The weight of words, from which each set holds them (see `SearchCard.tw`). */
const weighty: readonly (readonly [SetField, string])[] = [
  ['kindWord', '1'],
  ['placeWord', '2'],
  ['titleWord', '3'],
];

/** Calls back with every value by which a card is found. */
export function eachValue(card: SummaryCard, take: (field: SetField, value: string) => void): void {
  take('city', card.c);
  take('type', card.t);
  take('bucket', String(card.b));
  if (card.d !== null) take('district', card.d);
  const tier = tierOfRank(card.r);
  if (tier) take('tier', tier);
  for (const [field, values] of Object.entries(choicesOf(card.k)) as [SetField, string[]][])
    for (const value of values) take(field, value);
  for (const [at, word] of card.tok.entries()) {
    take('word', word);
    const weight = card.tw?.[at] ?? '';
    for (const [field, least] of weighty) if (weight >= least) take(field, word);
  }
}
