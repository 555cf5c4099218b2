import { tokenOf } from '../../tokens.ts';
import { isKnownName, isNameSpelling } from './known-names.ts';
import { synonymsOf } from './synonyms.ts';

/** Which words the listings hold. */
export interface Vocabulary {
  /** How many listings there are. */
  size: number;
  /** How many listings hold a token. */
  frequency: (token: string) => number;
}

/** A word to search for instead, as it would have been typed, and its tokens. */
export interface Respelled {
  word: string;
  tokens: string[];
}

const SHORTEST = 4;
const LONGEST = 16;
/** Even a typo stands in some listing once there are very many: it is one if its neighbour is so much more frequent. */
const TYPO_ODDS = 2000;
/** The first letter is rarely the wrong one. */
const OTHER_START = 0.1;
/** Of several spellings of one word the one that is in a name. */
const TIE = 0.01;

/** Every token that a typed word may stand for. */
export function tokensFor(typed: string, ambiguousLetters?: number): string[] {
  const spellings = spellingsOf(typed, ambiguousLetters);
  if (spellings.length === 1) return [tokenOf(typed)];
  return [...new Set([typed, ...spellings].map((spelling) => tokenOf(spelling)))];
}

/**
 * The word that was likely meant by one that nothing is called, or next to nothing: the most frequent one that is a letter
 * away. A right word is left alone, however rare.
 */
export function respell(typed: string, { size, frequency }: Vocabulary): Respelled | undefined {
  if (typed.length < SHORTEST || typed.length > LONGEST || /\d/u.test(typed)) return undefined;
  const own = tokensFor(typed);
  if (own.some((token) => isKnownName(token) || synonymsOf(token).length > 0)) return undefined;
  const known = Math.max(...own.map(frequency));
  if (known * TYPO_ODDS > size) return undefined;
  let best: Respelled | undefined;
  let most = Math.max(0, known * TYPO_ODDS - 1);
  for (const word of oneLetterOff(typed)) {
    const tokens = tokensFor(word, 1).filter((token) => frequency(token) > 0 && !own.includes(token));
    if (tokens.length === 0) continue;
    const odds = Math.max(...tokens.map(frequency)) * (word[0] === typed[0] ? 1 : OTHER_START);
    const weight = odds + (isNameSpelling(word) ? TIE : 0);
    if (weight <= most) continue;
    most = weight;
    best = { word, tokens };
  }
  return best;
}

/** Of more ambiguous letters than this the rest are read in the usual way. */
const MOST_LETTERS = 3;
/** Latin letters that stand for more than one sound: ъ between consonants (kyshta, turnovo), ж and й (garaj, sofija), кс. */
const AMBIGUOUS = /(?<![aeiouy])[yu](?![aeiouy])|[jx]/u;
const meanings: Readonly<Record<string, readonly [usual: string, other: string]>> = {
  y: ['и', 'ъ'],
  u: ['у', 'ъ'],
  j: ['ж', 'й'],
  x: ['х', 'кс'],
};

/** A typed word with its ambiguous Latin letters read in every way, the usual ones first. */
function spellingsOf(word: string, letters = MOST_LETTERS): string[] {
  const at = letters === 0 ? -1 : word.search(AMBIGUOUS);
  if (at === -1) return [word];
  const [usual, other] = meanings[word.charAt(at)] ?? ['', ''];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return [usual, other].flatMap((letter) => spellingsOf(before + letter + after, letters - 1));
}

/** By how often Bulgarian uses them, so that of several ways to the same word the likeliest comes first. */
const CYRILLIC = 'аоиентрсвлкдпмзубгячъшщцжюйхфь';
const LATIN = 'aoientrsvlkdpmzubgychjfwqx';
const isCyrillic = /\p{Script=Cyrillic}/u;

/**
 * Every way to read a word as one slip away from another: two letters swapped, one too many, one missing, one wrong; the
 * likeliest slips first.
 */
function* oneLetterOff(word: string): Generator<string> {
  const letters = isCyrillic.test(word) ? CYRILLIC : LATIN;
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
