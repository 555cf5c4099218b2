import type { Spelling } from '@pokriv/contracts/search/search';
import type { z } from 'zod';

import { readWords } from '../tokens.ts';
import { respell, tokensFor, type Vocabulary } from './words/respell.ts';
import { synonymsOf } from './words/synonyms.ts';

export interface QueryWords {
  words: string[][];
  spelling?: z.infer<typeof Spelling>;
}

const MOST_WORDS = 12;
/** Each respelling looks up some hundred words. */
const MOST_RESPELLED = 3;
const isNumber = (word: string) => /^\d+$/u.test(word);
const isFigure = (word: string) => /^\d{3,}$/u.test(word);

/** Joins a name and its number into one token, so that Люлин 4 does not match any Люлин with a 4. */
export const pairToken = (token: string, number: string): string => `${token}${number}`;

const withSynonyms = (tokens: readonly string[]) => [
  ...new Set([...tokens, ...tokens.flatMap((token) => synonymsOf(token))]),
];

interface Meaning {
  tokens?: string[];
  isJoined?: true;
  instead?: string;
}

/**
 * Parses a search text into words with spelling variants and synonyms. With a vocabulary it also corrects typos and
 * drops unknown figures beside other words; `spelling` then says what was searched for.
 */
export function readQueryWords(query = '', vocabulary?: Vocabulary): QueryWords {
  const asked = query.trim();
  const typed = readWords(asked)
    .slice(0, MOST_WORDS)
    .map((word) => word.typed);
  const hasWords = !typed.every(isFigure);
  const words: string[][] = [];
  let respelled = 0;
  let used = asked;
  for (const word of typed) {
    const { tokens, isJoined, instead } = vocabulary
      ? meaningOf(word, vocabulary, {
          before: words.at(-1),
          hasWords,
          mayRespell: respelled < MOST_RESPELLED,
        })
      : { tokens: withSynonyms(tokensFor(word)) };
    if (isJoined) words.pop();
    if (tokens) words.push(tokens);
    if (instead === undefined) continue;
    respelled += 1;
    used = withWord(used, word, instead);
  }
  return used === asked ? { words } : { words, spelling: { asked, used } };
}

function meaningOf(
  word: string,
  vocabulary: Vocabulary,
  {
    before = [],
    hasWords,
    mayRespell,
  }: { before?: readonly string[]; hasWords: boolean; mayRespell: boolean },
): Meaning {
  const isKnown = (token: string) => vocabulary.frequency(token) > 0;
  const pairs = isNumber(word) ? before.map((token) => pairToken(token, word)).filter(isKnown) : [];
  if (pairs.length > 0) return { tokens: pairs, isJoined: true };
  const meant = mayRespell ? respell(word, vocabulary) : undefined;
  if (meant) return { tokens: withSynonyms(meant.tokens).filter(isKnown), instead: meant.word };
  const tokens = withSynonyms(tokensFor(word));
  const known = tokens.filter(isKnown);
  if (known.length > 0) return { tokens: known };
  return hasWords && isFigure(word) ? { instead: '' } : { tokens };
}

const LETTERS = '[\\p{L}\\d]';

function withWord(text: string, word: string, replacement: string): string {
  const whole = new RegExp(`(?<!${LETTERS})${word}(?!${LETTERS})`, 'iu');
  const isCapital = /^\p{Lu}/u.test(whole.exec(text)?.[0] ?? '');
  const shown = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return text.replace(whole, shown).replace(/\s+/gu, ' ').trim();
}
