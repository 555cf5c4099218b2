import { MOST_METRO_MINUTES, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { foldWord } from '@pokriv/contracts/search/fold-word';

import type { Given } from './lexicon.ts';
import { numberAt } from './numbers.ts';
import { phraseSet, type PhraseBook, type PhraseMatch } from './phrase-book.ts';
import type { Piece } from './piece.ts';
import { stationNames, type NamedPlace } from './place-names.ts';
import { isSpaced, type SentenceWord } from './sentence-words.ts';

const metro = phraseSet(['метро', 'метрото', 'метростанция', 'метро станция', 'станция метро', 'м ция']);
const minute = phraseSet(['мин', 'минути', 'минута']);
const walk = phraseSet(['пеша', 'пеш', 'ходене', 'ходом']);
const to = phraseSet(['от', 'до']);
/** A walk has a largest length only, so all bounds mean the same. */
const bound = phraseSet([
  ...['до', 'на', 'под', 'за', 'около', 'максимум', 'макс', 'максимално', 'най много', 'не повече от'],
  ...['максимум до', 'най много до', 'максимум на', 'най много на', 'на не повече от', 'на до'],
  ...['по малко от', 'в рамките на', 'не по далеч от', 'не по далече от'],
]);
const TO = foldWord('до');
const RANGE = /^\s*[-–—]\s*$/u;

/** „до метро“, „метро Витоша“, „10 мин пеша от метрото“, „метро до 10 мин“, „м. Сердика“. */
export function readMetro(words: readonly SentenceWord[], from: number): Piece | undefined {
  let at = from;
  const take = (book: PhraseBook<true>): boolean => {
    const length = book.at(words, at)?.length ?? 0;
    at += length;
    return length > 0;
  };
  const before = takeMinutes();
  if (before !== undefined) take(to);
  const isNamed = take(metro) || takeLetter();
  if (!isNamed && before === undefined) return undefined;
  const station = stationAt(isNamed);
  if (!isNamed && !station) return undefined;
  at += station?.length ?? 0;
  const minutes = before ?? takeMinutesAfter();
  const given: Given[] = stationsOf(station?.meanings ?? []);
  if (minutes !== undefined) given.push(['metroMinutes', String(minutes)]);
  else if (!station) given.push(['metroMinutes', String(NEAR_METRO_MINUTES)]);
  return { length: at - from, given };

  function takeMinutes(): number | undefined {
    const start = at;
    take(bound);
    const first = numberAt(words, at);
    at += first?.length ?? 0;
    const second = RANGE.test(words[at - 1]?.gap ?? '') ? numberAt(words, at) : undefined;
    at += second?.length ?? 0;
    const { value = 0 } = second ?? first ?? {};
    if (value >= 1 && value <= MOST_METRO_MINUTES && take(minute)) {
      take(walk);
      return value;
    }
    at = start;
    return undefined;
  }

  /** „метро, 10 мин до центъра“ tells the way to the centre. */
  function takeMinutesAfter(): number | undefined {
    const start = at;
    const minutes = takeMinutes();
    const isOtherWay = words[at]?.folded === TO && words[at + 1] !== undefined && !numberAt(words, at + 1);
    if (minutes === undefined || !isOtherWay || !isSpaced(words[at - 1])) return minutes;
    at = start;
    return undefined;
  }

  /** „метро Младост 3 мин“ is not the station Младост 3. */
  function stationAt(named: boolean): PhraseMatch<NamedPlace> | undefined {
    const within = (known: readonly SentenceWord[]) =>
      stationNames.at(known, at) ?? (named ? stationNames.nearlyAt(known, at) : undefined);
    const whole = within(words);
    const last = at + (whole?.length ?? 0) - 1;
    const isMinutes = last > at && words[last]?.value !== undefined && minute.at(words, last + 1);
    return isMinutes ? within(words.slice(0, last)) : whole;
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
