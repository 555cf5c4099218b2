import { latinName } from '@pokriv/contracts/place/latin-name';

import { CYRILLIC, textWords, tokenOf } from '../../tokens.ts';
import { nameWordsOf } from './known-names.ts';
import { oneLetterOff, type Correction } from './respell.ts';

/** A form in a smaller part of the listings may be a typo. */
const COMMON = 0.1;

const inScriptOf = (typed: string, word: string): string =>
  CYRILLIC.test(typed) ? word : latinName(word).toLowerCase();

/** The word of a listed name that a correction means, one letter off the typed one. */
export function nameMeant({ typed, tokens }: Correction): string | undefined {
  const near = new Set(oneLetterOff(typed));
  return tokens
    .flatMap(nameWordsOf)
    .map((word) => inScriptOf(typed, word))
    .find((word) => near.has(word));
}

/**
 * The word of listings that a correction means: the most frequent form one letter off the typed word, else the
 * most frequent one.
 * @param texts one for each of some listings with the tokens
 * @returns undefined when no text has such a word
 */
export function formMeant({ typed, tokens }: Correction, texts: readonly string[]): string | undefined {
  const near = new Set(oneLetterOff(typed));
  const forms = commonForms(tokens, texts).map((form) => inScriptOf(typed, form));
  return forms.find((form) => near.has(form)) ?? forms[0];
}

/** The most frequent first. */
function commonForms(tokens: readonly string[], texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(textWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word, count]) => count >= COMMON * texts.length && tokens.includes(tokenOf(word)))
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([form]) => form);
}
