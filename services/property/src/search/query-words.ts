import { foldWord } from '@pokriv/contracts/search/fold-word';

import { readWords } from '../tokens.ts';
import { kindIn } from './street-kinds.ts';
import { beginningToken } from './words/beginnings.ts';
import { beginsPlace, isNameSpelling } from './words/known-names.ts';
import { respell, spellingsOf, tokensFor, type Correction, type Vocabulary } from './words/respell.ts';
import { synonymsOf } from './words/synonyms.ts';

export interface QueryWords {
  words: string[][];
  corrections: Correction[];
}

const MOST_WORDS = 12;
/** Each respelling looks up about a hundred words. */
const MOST_CORRECTED = 3;
const isNumber = (word: string) => /^\d+$/u.test(word);
const isFigure = (word: string) => /^\d{3,}$/u.test(word);

/** Joins a name and its number into one token, so that Люлин 4 does not match a Люлин with an unrelated 4. */
export const pairToken = (token: string, number: string): string => `${token}${number}`;

const withSynonyms = (tokens: readonly string[]) => [
  ...new Set([...tokens, ...tokens.flatMap((token) => synonymsOf(token))]),
];

interface Meaning {
  tokens?: string[];
  isJoined?: true;
  instead?: readonly string[];
}

/** Number of words before the name of a street or a square: „ул. Шейново“. */
function streetFrom(query: string): number {
  const at = kindIn(query);
  return at === -1 ? MOST_WORDS : readWords(query.slice(0, at)).length;
}

/**
 * Parses a search text into words with spelling variants and synonyms. With a vocabulary it also corrects
 * typos and drops unknown figures beside other words. The name of a street that listings have is no typo, however rare:
 * its correction would find other homes than a suggested street promises.
 */
export function readQueryWords(
  query = '',
  vocabulary?: Vocabulary,
  { isTyping = false }: { isTyping?: boolean } = {},
): QueryWords {
  const typed = readWords(query)
    .slice(0, MOST_WORDS)
    .map((word) => word.typed);
  const hasWords = !typed.every(isFigure);
  const nameFrom = streetFrom(query);
  const words: string[][] = [];
  const corrections: Correction[] = [];
  for (const [at, word] of typed.entries()) {
    const { tokens, isJoined, instead } = vocabulary
      ? meaningOf(word, vocabulary, {
          before: words.at(-1),
          hasWords,
          mayRespell: !isTyping && corrections.length < MOST_CORRECTED,
          isName: at >= nameFrom,
          isLast: at === typed.length - 1,
          isTyping,
        })
      : { tokens: withSynonyms(tokensFor(word)) };
    if (isJoined) words.pop();
    if (tokens) words.push(tokens);
    if (instead) corrections.push({ typed: word, tokens: instead });
  }
  return { words, corrections };
}

interface Around {
  before?: readonly string[];
  hasWords: boolean;
  mayRespell: boolean;
  isName: boolean;
  isLast: boolean;
  isTyping: boolean;
}

function meaningOf(
  word: string,
  vocabulary: Vocabulary,
  { before = [], hasWords, mayRespell, isName, isLast, isTyping }: Around,
): Meaning {
  const isKnown = (token: string) => vocabulary.frequency(token) > 0;
  const pairs = isNumber(word) ? before.map((token) => pairToken(token, word)).filter(isKnown) : [];
  if (pairs.length > 0) return { tokens: pairs, isJoined: true };
  const begun = isLast ? begunBy(word, vocabulary, isTyping) : undefined;
  if (begun) return { tokens: begun };
  const tokens = withSynonyms(tokensFor(word));
  const known = tokens.filter(isKnown);
  const meant = mayRespell && !(isName && known.length > 0) ? respell(word, vocabulary) : undefined;
  if (meant) return { tokens: withSynonyms(meant).filter(isKnown), instead: meant };
  if (known.length > 0) return { tokens: known };
  return hasWords && isFigure(word) ? { instead: [] } : { tokens };
}

const SHORTEST_BEGINNING = 3;
/**
 * Drops final vowels as well, since tokens are stems: „лозене“ is a prefix of „лозенец“, whose token is
 * `lozenk`.
 */
const LAST_VOWELS = /(?<=^.{3,})[aeiou]+$/u;

/**
 * Tokens of a possibly unfinished last word: while typing also its completions; later only these when it is
 * unknown. A three-letter place prefix is not a stem of another word: „бан“ is not „баня“.
 */
function begunBy(
  word: string,
  { frequency, continues }: Vocabulary,
  isTyping: boolean,
): string[] | undefined {
  if (word.length < SHORTEST_BEGINNING || /\d/u.test(word)) return undefined;
  const beginnings = [...new Set(spellingsOf(word).map((spelling) => foldWord(spelling)))];
  const isPlace = word.length === SHORTEST_BEGINNING && !isNameSpelling(word) && beginnings.some(beginsPlace);
  const known = withSynonyms(tokensFor(word)).filter((token) => frequency(token) > 0);
  const own = isPlace && beginnings.some(continues) ? [] : known;
  if (own.length > 0 && !isTyping) return undefined;
  const stems = beginnings.map((beginning) => beginning.replace(LAST_VOWELS, ''));
  const begun = (own.length > 0 ? beginnings : [...new Set([...beginnings, ...stems])]).filter(continues);
  return begun.length > 0 ? [...own, ...begun.map(beginningToken)] : undefined;
}
