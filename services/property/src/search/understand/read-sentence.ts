import type { Currency } from '@pokriv/contracts/money';
import type { Reading } from '@pokriv/contracts/search/suggest';

import { lexicon, type Given } from './lexicon.ts';
import { paramsOf } from './params-of.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readMetro } from './read-metro.ts';
import { cityOfSentence, givenOf, placeAt, type PlaceMatch, type Where } from './read-places.ts';
import { sentenceWords, type SentenceWord } from './sentence-words.ts';

export interface ReadContext {
  now: Date;
  /** City of the page. */
  location?: string;
  /** Of sums without a currency. */
  currency?: Currency;
}

const bookOf = (phrases: string): PhraseBook<true> => {
  const book = new PhraseBook<true>();
  for (const phrase of phrases.split(' ')) book.add(phrase, true);
  return book;
};
/** Words that only join others: they go with what they stand beside. */
const joiners = bookOf(
  'с със в във на и или до от за по при към край около близо близост има имам да съм ми ни се the in with for and near',
);
const negations = bookOf('без не няма');
const streetMarks = bookOf('бул булевард ул улица пл площад bul ul');

type Found = Piece & { from: number };

/**
 * Reads a typed sentence as parameters of a search: „двустаен до метро Витоша под 1500 с куче“. Words that it does not
 * understand, or that could mean several things, are left in `rest`.
 */
export function readSentence(text: string, { now, location, currency }: ReadContext): Reading {
  const line = text.normalize('NFC');
  const words = sentenceWords(line);
  const where = { city: cityOfSentence(placesIn(words)), location };
  const found: Found[] = [];
  const unread: number[] = [];
  for (let at = 0; at < words.length;) {
    const piece = isStreet(words, at) ? undefined : pieceAt(words, at, { where, now, currency });
    if (piece && !isDenied(words, at, piece)) {
      found.push({ ...piece, from: at });
      at += piece.length;
    } else {
      const length = piece?.length ?? 1;
      for (let next = 0; next < length; next += 1) unread.push(at + next);
      at += length;
    }
  }
  return {
    params: paramsOf(found.flatMap(({ given }) => given)),
    understood: found.flatMap((piece) => understoodOf(line, words, piece)),
    rest: restOf(line, words, unread),
  };
}

function placesIn(words: readonly SentenceWord[]): PlaceMatch[] {
  const places: PlaceMatch[] = [];
  for (let at = 0; at < words.length;) {
    const place = isStreet(words, at) ? undefined : placeAt(words, at);
    const phrase = lexicon.at(words, at);
    if (place && place.length > (phrase?.length ?? 0)) places.push(place);
    at += Math.max(1, place?.length ?? 0, phrase?.length ?? 0);
  }
  return places;
}

/** A street is a name, whatever its words mean elsewhere. */
const isStreet = (words: readonly SentenceWord[], at: number): boolean =>
  [at, at - 1].some((from) => streetMarks.at(words, from) !== undefined);

const isDenied = (words: readonly SentenceWord[], at: number, { given }: Piece): boolean =>
  given.length > 0 && negations.at(words, at - 1) !== undefined;

interface Around {
  where: Where;
  now: Date;
  currency: Currency | undefined;
}

/** The longest of the readings that begin at a word. */
function pieceAt(
  words: readonly SentenceWord[],
  at: number,
  { where, now, currency }: Around,
): Piece | undefined {
  const exact = [
    readDay(words, at, now),
    readMetro(words, at),
    readAmount(words, at, currency),
    phraseAt(words, at),
  ];
  const place = placeAt(words, at);
  const placed = place && givenOf(place, where);
  const pieces = [...exact, placed && { length: place.length, given: placed }].filter(
    (piece) => piece !== undefined,
  );
  const [longest] = pieces.sort((one, other) => other.length - one.length);
  if (longest || joiners.at(words, at)) return longest;
  const nearly = lexicon.nearlyAt(words, at);
  return nearly && { length: nearly.length, given: nearly.meanings[0] ?? [] };
}

function phraseAt(words: readonly SentenceWord[], at: number): Piece | undefined {
  const phrase = lexicon.at(words, at);
  return phrase && { length: phrase.length, given: phrase.meanings[0] ?? [] };
}

const paramsIn = (given: readonly Given[]) => [...new Set(given.map(([param]) => param))];

/** With the joiners before it: „до метро Витоша“. */
function understoodOf(line: string, words: readonly SentenceWord[], piece: Found): Reading['understood'] {
  if (piece.given.length === 0) return [];
  let { from } = piece;
  while (from > 0 && joiners.at(words, from - 1) && /^\s+$/u.test(words[from - 1]?.gap ?? '')) from -= 1;
  const end = words[piece.from + piece.length - 1]?.end;
  return [{ text: line.slice(words[from]?.start, end), params: paramsIn(piece.given) }];
}

/** Runs of words that were not understood, without the joiners at their ends. */
function restOf(line: string, words: readonly SentenceWord[], unread: readonly number[]): string {
  const runs: number[][] = [];
  for (const at of unread) {
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  const isJoiner = (at: number) => joiners.at(words, at) !== undefined;
  return runs
    .map((run) => run.slice(run.findIndex((at) => !isJoiner(at))))
    .map((run) => run.slice(0, run.findLastIndex((at) => !isJoiner(at)) + 1))
    .map((run) => run.map((at) => textOf(line, words, { at, isLast: at === run.at(-1) })).join(''))
    .filter((run) => run !== '')
    .join(' ');
}

/** A word with what joins it to the next one: a hyphen or a full stop stays, all else becomes a space. */
function textOf(
  line: string,
  words: readonly SentenceWord[],
  { at, isLast }: { at: number; isLast: boolean },
): string {
  const { start, end, gap } = words[at] ?? { gap: '' };
  const typed = line.slice(start, end);
  if (isLast) return typed;
  return typed + (/^(?:-|\. ?|)$/u.test(gap) ? gap : ' ');
}
