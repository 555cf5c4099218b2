import { foldWord } from '@pokriv/contracts/search/fold-word';

import { textWords } from '../../tokens.ts';
import { joiners } from '../understand/joiners.ts';
import { isOneEditAway } from '../understand/phrase-book.ts';
import { sentenceWords } from '../understand/sentence-words.ts';
import { spellingsOf } from '../words/respell.ts';
import type { SuggestedPlace } from './suggested-places.ts';

export interface MatchedPlace {
  place: SuggestedPlace;
  /** Typed words that its name begins with. */
  words: number;
  /** Whether the name begins with them, not a later word of it. */
  isAtStart: boolean;
}

/** Words of a name that are typed at the end of a sentence. */
const MOST_WORDS = 4;
const SHORTEST = 2;
const SHORTEST_TYPO = 4;

/** Possible foldings of the last `count` words. */
function tailsOf(words: readonly string[], count: number): string[] {
  const tail = words.slice(-count);
  const before = tail.slice(0, -1).map((word) => foldWord(word));
  const last = [...new Set(spellingsOf(tail.at(-1) ?? '').map((word) => foldWord(word)))];
  return last.map((word) => [...before, word].join(' '));
}

type Fits = (name: string, tail: string) => boolean;
const beginsWith: Fits = (name, tail) => name.startsWith(tail);
const nearlyBeginsWith: Fits = (name, tail) =>
  tail.length >= SHORTEST_TYPO &&
  name[0] === tail[0] &&
  [-1, 0, 1].some((more) => isOneEditAway(tail, name.slice(0, tail.length + more)));

function matched(
  place: SuggestedPlace,
  tails: readonly string[],
  fits: Fits,
): { isAtStart: boolean } | undefined {
  let isWithin = false;
  for (const name of place.names) {
    if (tails.some((tail) => fits(name, tail))) return { isAtStart: true };
    for (let at = name.indexOf(' '); at !== -1; at = name.indexOf(' ', at + 1))
      isWithin ||= tails.some((tail) => fits(name.slice(at + 1), tail));
  }
  return isWithin ? { isAtStart: false } : undefined;
}

function matchesBy(places: readonly SuggestedPlace[], words: readonly string[], fits: Fits): MatchedPlace[] {
  const found = new Map<SuggestedPlace, MatchedPlace>();
  for (let count = Math.min(MOST_WORDS, words.length); count >= 1; count -= 1) {
    const tails = tailsOf(words, count).filter((tail) => tail.length >= SHORTEST);
    for (const place of tails.length === 0 ? [] : places) {
      const match = found.has(place) ? undefined : matched(place, tails, fits);
      if (match) found.set(place, { place, words: count, ...match });
    }
  }
  return [...found.values()];
}

/** „двустаен до“: the last word joins what will be typed. */
function isOpen(text: string, words: readonly string[]): boolean {
  const typed = sentenceWords(text);
  return words.length > 1 && joiners.at(typed, typed.length - 1) !== undefined;
}

/** Places whose names begin with the last typed words, in either script; without any, those one letter away. */
export function matchPlaces(places: readonly SuggestedPlace[], text: string): MatchedPlace[] {
  const words = textWords(text);
  if (isOpen(text, words)) return [];
  const found = matchesBy(places, words, beginsWith);
  return found.length > 0 ? found : matchesBy(places, words, nearlyBeginsWith);
}
