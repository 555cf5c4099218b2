import { foldWord } from '@pokriv/contracts/search/fold-word';

import { CYRILLIC, tokenOf } from '../../tokens.ts';
import { isKnownName, isNameSpelling } from './known-names.ts';
import { synonymsOf } from './synonyms.ts';

export interface Vocabulary {
  size: number;
  frequency: (token: string) => number;
  /** Whether a longer token has this prefix. */
  continues: (beginning: string) => boolean;
}

/** Without tokens the word was dropped. */
export interface Correction {
  typed: string;
  tokens: readonly string[];
}

const SHORTEST = 4;
const LONGEST = 16;
/**
 * Typos occur in large sets of listings: a word is a typo when its neighbour is this many times as frequent.
 */
const TYPO_ODDS = 2000;
/** Penalty for another first letter, which is rarely the typo. */
const OTHER_START = 0.1;
const TIE = 0.01;

export function tokensFor(typed: string, ambiguousLetters?: number): string[] {
  const spellings = spellingsOf(typed, ambiguousLetters);
  if (spellings.length === 1) return [tokenOf(typed)];
  return [...new Set([typed, ...spellings].map((spelling) => tokenOf(spelling)))];
}

/**
 * Corrects an unknown or very rare word to the most frequent one, one edit away. Listed names are never
 * corrected.
 * @returns tokens of the correction; `shown-word.ts` gives the word for the screen
 */
export function respell(
  typed: string,
  { size, frequency }: Pick<Vocabulary, 'size' | 'frequency'>,
): string[] | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST || /\d/u.test(typed)) return undefined;
  const own = tokensFor(typed);
  if (own.some((token) => isKnownName(token) || synonymsOf(token).length > 0)) return undefined;
  const known = Math.max(...own.map(frequency));
  if (known * TYPO_ODDS > size) return undefined;
  let best: string[] | undefined;
  let most = Math.max(0, known * TYPO_ODDS - 1);
  for (const word of oneLetterOff(typed)) {
    const tokens = tokensFor(word, 1).filter((token) => frequency(token) > 0 && !own.includes(token));
    if (tokens.length === 0 || isMadeUp(word)) continue;
    const odds = Math.max(...tokens.map(frequency)) * (word[0] === typed[0] ? 1 : OTHER_START);
    const weight = odds + (isNameSpelling(word) ? TIE : 0);
    if (weight <= most) continue;
    most = weight;
    best = tokens;
  }
  return best;
}

const CONSONANT = /[^aeiou]$/u;

/** The stem of a name, which is not a word: „лозенк“, „лозенц“. */
function isMadeUp(word: string): boolean {
  return CONSONANT.test(foldWord(word)) && isKnownName(tokenOf(word)) && !isNameSpelling(word);
}

const MOST_LETTERS = 3;
/** Ambiguous Latin letters: ъ between consonants (kyshta, turnovo), ж and й (garaj, sofija), кс. */
const AMBIGUOUS = /(?<![aeiouy])[yu](?![aeiouy])|[jx]/u;
const meanings: Readonly<Record<string, readonly [usual: string, other: string]>> = {
  y: ['и', 'ъ'],
  u: ['у', 'ъ'],
  j: ['ж', 'й'],
  x: ['х', 'кс'],
};

/** Cyrillic spellings of a word with ambiguous Latin letters, else the word. */
export function spellingsOf(word: string, letters = MOST_LETTERS): string[] {
  const at = letters === 0 ? -1 : word.search(AMBIGUOUS);
  if (at === -1) return [word];
  const [usual, other] = meanings[word.charAt(at)] ?? ['', ''];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return [usual, other].flatMap((letter) => spellingsOf(before + letter + after, letters - 1));
}

/** By frequency in Bulgarian, as the tie-break of equal corrections. */
const CYRILLIC_LETTERS = 'аоиентрсвлкдпмзубгячъшщцжюйхфь';
const LATIN_LETTERS = 'aoientrsvlkdpmzubgychjfwqx';

export function* oneLetterOff(word: string): Generator<string> {
  const letters = CYRILLIC.test(word) ? CYRILLIC_LETTERS : LATIN_LETTERS;
  const places = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  for (const [before, after] of places) {
    const [one, other] = after;
    if (one !== undefined && other !== undefined && one !== other)
      yield before + other + one + after.slice(2);
  }
  for (const [before, after] of places) yield before + after.slice(1);
  for (const [before, after] of [...places, [word, ''] as const])
    for (const letter of letters) yield before + letter + after;
  for (const [before, after] of places)
    for (const letter of letters) if (after[0] !== letter) yield before + letter + after.slice(1);
}
