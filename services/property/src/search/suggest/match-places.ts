import { currencyWords } from '@pokriv/contracts/money';
import { foldWord } from '@pokriv/contracts/search/fold-word';

import { textWords } from '../../tokens.ts';
import { joiners } from '../understand/joiners.ts';
import { numberAt } from '../understand/numbers.ts';
import { sentenceWords } from '../understand/sentence-words.ts';
import { spellingsOf } from '../words/respell.ts';
import type { NamePart, PlaceIndex, SuggestedPlace } from './place-index.ts';

export interface MatchedPlace {
  place: SuggestedPlace;
  /** Number of typed words that match. */
  words: number;
  /** Whether the match is at the start of the name, not at a later word. */
  isAtStart: boolean;
}

/** Longest name match at the end of a sentence, in words. */
const MOST_WORDS = 4;
const SHORTEST = 2;
const SHORTEST_TYPO = 4;
/** For another first letter, which is rarely the typo. */
const SHORTEST_OTHER_START = 5;

type SentenceWords = ReturnType<typeof sentenceWords>;

const currencyNames = Object.values(currencyWords)
  .flat()
  .map((word) => foldWord(word));

/** Possible foldings of the last `count` words. */
function tailsOf(words: readonly string[], count: number): string[] {
  const tail = words.slice(-count);
  const before = tail.slice(0, -1).map((word) => foldWord(word));
  const last = [...new Set(spellingsOf(tail.at(-1) ?? '').map((word) => foldWord(word)))];
  return last.map((word) => [...before, word].join(' '));
}

function matchesBy(words: readonly string[], partsOf: (tail: string) => readonly NamePart[]): MatchedPlace[] {
  const found = new Map<SuggestedPlace, MatchedPlace & { at: number }>();
  for (let count = Math.min(MOST_WORDS, words.length); count >= 1; count -= 1) {
    for (const { place, at, isWhole } of tailsOf(words, count).flatMap(partsOf)) {
      const known = found.get(place);
      if (!known) found.set(place, { place, words: count, isAtStart: isWhole, at });
      else if (known.words === count) known.isAtStart ||= isWhole;
    }
  }
  return [...found.values()].sort((one, other) => other.words - one.words || one.at - other.at);
}

/** „двустаен до“: the last word joins the next, unfinished one. */
function isOpen(typed: SentenceWords, words: readonly string[]): boolean {
  return words.length > 1 && joiners.at(typed, typed.length - 1) !== undefined;
}

/** „до 500 евро“: the last word is the currency of a sum, also while it is typed. */
function isCurrency(typed: SentenceWords): boolean {
  const last = typed.at(-1)?.folded;
  const isAfterNumber = typed.some(
    (_word, at) => at + (numberAt(typed, at)?.length ?? NaN) === typed.length - 1,
  );
  return isAfterNumber && last !== undefined && currencyNames.some((name) => name.startsWith(last));
}

/**
 * Places with a name prefix equal to the last typed words, in either script; fallback: one edit away, at last with
 * another first letter.
 */
export function matchPlaces(index: PlaceIndex, text: string): MatchedPlace[] {
  const words = textWords(text);
  const typed = sentenceWords(text);
  if (isOpen(typed, words) || isCurrency(typed)) return [];
  const from = (shortest: number, partsOf: (tail: string) => readonly NamePart[]) => (tail: string) =>
    tail.length < shortest ? [] : partsOf(tail);
  const found = matchesBy(
    words,
    from(SHORTEST, (tail) => index.beginningWith(tail)),
  );
  if (found.length > 0) return found;
  const near = matchesBy(
    words,
    from(SHORTEST_TYPO, (tail) => index.nearlyBeginningWith(tail)),
  );
  if (near.length > 0) return near;
  return matchesBy(
    words.slice(-1),
    from(SHORTEST_OTHER_START, (tail) => index.withNearlyFirstWords(tail)),
  );
}
