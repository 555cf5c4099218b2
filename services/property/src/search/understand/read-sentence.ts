import type { Currency } from '@pokriv/contracts/money';
import { foldWord } from '@pokriv/contracts/search/fold-word';
import type { Reading } from '@pokriv/contracts/search/suggest';

import { joiners } from './joiners.ts';
import { loneRent } from './measured.ts';
import { paramsOf } from './params-of.ts';
import { pieceAt, placesIn } from './piece-at.ts';
import type { Piece } from './piece.ts';
import { cityOfSentence } from './read-places.ts';
import { restOf, runsOf } from './rest-of.ts';
import { isSpaced, sentenceWords, type SentenceWord } from './sentence-words.ts';

export interface ReadContext {
  now: Date;
  /** City of the page. */
  location?: string;
  /** For sums without a currency. */
  currency?: Currency;
}

type Found = Piece & { from: number };

/**
 * Reads a typed sentence as search parameters: „двустаен до метро Витоша под 1500 с куче“. Unrecognised or
 * ambiguous words stay in `rest`.
 */
export function readSentence(text: string, { now, location, currency }: ReadContext): Reading {
  const line = text.normalize('NFC');
  const words = sentenceWords(line);
  const where = { city: cityOfSentence(placesIn(words)), location };
  const found: Found[] = [];
  const unread: number[] = [];
  let deniedEnd: number | undefined;
  for (let at = 0; at < words.length;) {
    const piece = pieceAt(words, at, { where, now, currency });
    const { length = 1 } = piece ?? {};
    const isDenied = piece?.isDenied === true || (deniedEnd === at - 1 && isListed(words, at));
    if (isDenied) deniedEnd = at + length;
    if (piece && !isDenied) found.push({ ...piece, from: at });
    else for (let next = at; next < at + length; next += 1) unread.push(next);
    at += length;
  }
  const runs = runsOf(unread).filter((run) => {
    const [at, ...others] = run.filter((one) => !joiners.at(words, one));
    const isLone = at !== undefined && others.length === 0 && words.length > run.length;
    const rent = isLone ? loneRent(words[at]?.value, currency) : undefined;
    if (rent) found.push({ length: 1, given: rent, from: at ?? 0 });
    return !rent;
  });
  found.sort((one, other) => one.from - other.from);
  return {
    params: paramsOf(found.flatMap(({ given }) => given)),
    understood: found.flatMap((piece) => understoodOf(line, words, piece)),
    rest: restOf(line, words, runs),
  };
}

const AND = new Set(['и', 'или', 'нито'].map(foldWord));

/** The second of „без кучета и котки“; „не панел и до 900“ denies the first only. */
function isListed(words: readonly SentenceWord[], at: number): boolean {
  return AND.has(words[at - 1]?.folded ?? '') && !joiners.at(words, at);
}

/** Includes the joiners before it: „до метро Витоша“. */
function understoodOf(line: string, words: readonly SentenceWord[], piece: Found): Reading['understood'] {
  const params = [...new Set(piece.given.map(([param]) => param))];
  if (params.length === 0) return [];
  let { from } = piece;
  while (from > 0 && joiners.at(words, from - 1) && isSpaced(words[from - 1])) from -= 1;
  const end = words[piece.from + piece.length - 1]?.end;
  return [{ text: line.slice(words[from]?.start, end), params }];
}
