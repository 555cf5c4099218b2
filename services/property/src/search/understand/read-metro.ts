import { MOST_METRO_MINUTES, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';

import type { Given } from './lexicon.ts';
import { numberAt } from './numbers.ts';
import { PhraseBook } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { stationNames, type NamedPlace } from './place-names.ts';
import type { SentenceWord } from './sentence-words.ts';

const bookOf = (phrases: readonly string[]): PhraseBook<true> => {
  const book = new PhraseBook<true>();
  for (const phrase of phrases) book.add(phrase, true);
  return book;
};
const metro = bookOf(['метро', 'метрото', 'метростанция', 'метро станция', 'станция метро', 'м ция']);
const minute = bookOf(['мин', 'минути', 'минута']);
const walk = bookOf(['пеша', 'пеш', 'ходене', 'ходом']);
const to = bookOf(['от', 'до']);

/** „до метро“, „метро Витоша“, „10 мин пеша от метрото“, „м. Сердика“. */
export function readMetro(words: readonly SentenceWord[], from: number): Piece | undefined {
  let at = from;
  const take = (book: PhraseBook<true>): boolean => {
    const length = book.at(words, at)?.length ?? 0;
    at += length;
    return length > 0;
  };
  const minutes = takeMinutes();
  const isNamed = take(metro) || takeLetter();
  if (!isNamed && minutes === undefined) return undefined;
  const station = stationNames.at(words, at) ?? (isNamed ? stationNames.nearlyAt(words, at) : undefined);
  if (!isNamed && !station) return undefined;
  at += station?.length ?? 0;
  const given: Given[] = stationsOf(station?.meanings ?? []);
  if (minutes !== undefined) given.push(['metroMinutes', String(minutes)]);
  else if (!station) given.push(['metroMinutes', String(NEAR_METRO_MINUTES)]);
  return { length: at - from, given };

  function takeMinutes(): number | undefined {
    const read = numberAt(words, at);
    if (!read || read.value < 1 || read.value > MOST_METRO_MINUTES) return undefined;
    if (!minute.at(words, at + read.length)) return undefined;
    at += read.length;
    take(minute);
    take(walk);
    take(to);
    return read.value;
  }

  /** „м.“ means the metro only before a station. */
  function takeLetter(): boolean {
    const isLetter = words[at]?.folded === 'm' && words[at]?.gap.startsWith('.');
    if (!isLetter || !stationNames.at(words, at + 1)) return false;
    at += 1;
    return true;
  }
}

const stationsOf = (places: readonly NamedPlace[]): Given[] =>
  places.flatMap((place) =>
    place.kind === 'metro' ? [['metroStation', place.station] satisfies Given] : [],
  );
