import { cities } from '@pokriv/contracts/cities';
import { furnishings, layouts, propertyTypes } from '@pokriv/contracts/property-options';

import { foldWord } from './fold-word.ts';
import { stemWord } from './stem-word.ts';

const LONGEST = 30;

const fillers =
  'на във със за от до или по при под над се са ще да не как което която който има към the and for with near лв бул ул жк кв';
const stopWords = new Set(fillers.split(' ').map((word) => foldWord(word)));

/** Letters and digits come apart (2стаен, младост4), except the 4 and 6 that stand for ч and ш (ka6ta, 4istak). */
const WORDS = /(?:[a-z]|[46](?=[a-z]))+|\p{L}+|\d+/gu;

function fold(text: string): string[] {
  const words = text.toLowerCase().normalize('NFC').match(WORDS) ?? [];
  return words
    .map((word) => foldWord(word).slice(0, LONGEST))
    .filter((word) => (word.length > 1 || /\d/u.test(word)) && !stopWords.has(word));
}

/** The search tokens of a text, each once, in order of appearance: folded and stemmed words without fillers. */
export function tokensOf(text: string): string[] {
  return [...new Set(fold(text).map((word) => stemWord(word)))];
}

/** A name as one key, without regard to script, case and spacing: a district however it was typed. */
export function nameKey(name: string): string {
  return fold(name).join('-') || name.toLowerCase();
}

const commonNames: readonly string[] = [
  ...[propertyTypes, layouts, furnishings].flatMap((table) => Object.values(table)),
  ...cities.map(({ name }) => name),
];
const common = new Set(commonNames.flatMap(tokensOf));

/** The tokens of a query with the one that is likely rarest in front: the index is read by the first. */
export function leadFirst(tokens: readonly string[]): string[] {
  const weight = (token: string) => token.length - (common.has(token) ? LONGEST : 0);
  return [...tokens].sort((one, other) => weight(other) - weight(one));
}
