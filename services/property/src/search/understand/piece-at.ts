import type { Currency } from '@pokriv/contracts/money';

import { streetKinds } from '../street-kinds.ts';
import { joiners } from './joiners.ts';
import { everydayUnlikePhrases, lexicon } from './lexicon.ts';
import { phraseSet } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readMetro } from './read-metro.ts';
import { givenOf, placeAt, type PlaceMatch, type Where } from './read-places.ts';
import { readRents } from './read-rents.ts';
import { isSpaced, type SentenceWord } from './sentence-words.ts';

export interface Around {
  where: Where;
  now: Date;
  /** For sums without a currency. */
  currency: Currency | undefined;
}

const negations = phraseSet([
  ...['без', 'не', 'няма', 'забранено', 'не е', 'не искам', 'не желая', 'не търся'],
  ...['не в', 'не във', 'не на', 'не с', 'не е в', 'не е на', 'не е с'],
]);
const refusals = phraseSet(['забранено', 'не се допуска', 'не се разрешава']);
/** Markers of a following name, regardless of its other meanings: a street, a mountain in a view. */
const nameMarks = phraseSet([...streetKinds, ...['гледка към', 'изглед към', 'панорама към']]);

function isName(words: readonly SentenceWord[], at: number): boolean {
  return [at, at - 1, at - 2].some((from) => {
    const mark = nameMarks.at(words, from);
    return mark !== undefined && at <= from + mark.length;
  });
}

function phraseAt(words: readonly SentenceWord[], at: number): (Piece & { isExact: boolean }) | undefined {
  const phrase = lexicon.at(words, at);
  const isEveryday = phrase?.length === 1 && everydayUnlikePhrases.has(words[at]?.folded ?? '');
  if (isEveryday && !phrase.isExact) return undefined;
  return phrase && { length: phrase.length, given: phrase.meanings[0] ?? [], isExact: phrase.isExact };
}

/** An exact place wins over a lexicon word with only the same stem. */
function isPlace(place: PlaceMatch, phrase: { length: number; isExact: boolean } | undefined): boolean {
  if (!phrase || place.length > phrase.length) return true;
  return place.length === phrase.length && place.isExact && !phrase.isExact;
}

/** All places in a sentence. */
export function placesIn(words: readonly SentenceWord[]): PlaceMatch[] {
  const places: PlaceMatch[] = [];
  for (let at = 0; at < words.length;) {
    const place = isName(words, at) ? undefined : placeAt(words, at);
    const phrase = phraseAt(words, at);
    if (place && isPlace(place, phrase)) places.push(place);
    at += Math.max(1, place?.length ?? 0, phrase?.length ?? 0);
  }
  return places;
}

/** The longest reading starting at a word. */
export function pieceAt(words: readonly SentenceWord[], at: number, around: Around): Piece | undefined {
  if (isName(words, at)) return undefined;
  const piece = exactAt(words, at, around) ?? nearlyAt(words, at);
  if (!piece || piece.given.length === 0) return piece;
  const isDenied =
    (isSpaced(words[at - 1]) && negations.endsAt(words, at)) ||
    (isSpaced(words[at + piece.length - 1]) && refusals.at(words, at + piece.length) !== undefined);
  return isDenied ? { ...piece, isDenied } : piece;
}

function exactAt(
  words: readonly SentenceWord[],
  at: number,
  { where, now, currency }: Around,
): Piece | undefined {
  const phrase = phraseAt(words, at);
  const place = placeAt(words, at);
  const placed = place && isPlace(place, phrase) ? givenOf(place, where) : undefined;
  const pieces = [
    placed && { length: place?.length ?? 0, given: placed },
    readDay(words, at, now),
    readMetro(words, at),
    readAmount(words, at, currency),
    readRents(words, at),
    phrase,
  ].filter((piece) => piece !== undefined);
  return pieces.sort((one, other) => other.length - one.length)[0];
}

function nearlyAt(words: readonly SentenceWord[], at: number): Piece | undefined {
  if (joiners.at(words, at) || everydayUnlikePhrases.has(words[at]?.folded ?? '')) return undefined;
  const nearly = lexicon.nearlyAt(words, at);
  return nearly && { length: nearly.length, given: nearly.meanings[0] ?? [] };
}
