import { cities } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';

import { PhraseBook } from './phrase-book.ts';
import { sentenceWords } from './sentence-words.ts';

export type NamedPlace =
  | { kind: 'city'; city: string }
  | { kind: 'district'; city: string; name: string }
  | { kind: 'metro'; city: 'sofia'; station: string };

/** Adjectives that people say for a whole name: Студентски, Манастирски. */
const ADJECTIVE = /^\p{L}{4,}ски(?=\s)/u;
const NUMBER = /\s\d+$/u;
const LAST_WORD = /\s(\p{L}+)$/u;
/** Of a part of a station's name. */
const SHORTEST_PART = 5;

/** Names that visitors from abroad use. */
const inEnglish: Readonly<Record<string, readonly string[]>> = { Център: ['center', 'centre', 'downtown'] };

const known: readonly (readonly [name: string, place: NamedPlace])[] = [
  ...cities.flatMap(({ id, name, nameEn }) =>
    [name, nameEn].map((one) => [one, { kind: 'city', city: id }] as const),
  ),
  ...Object.entries(districts).flatMap(([city, places]) =>
    places.flatMap(({ name }) =>
      [name, ...(inEnglish[name] ?? [])].map((one) => [one, { kind: 'district', city, name }] as const),
    ),
  ),
  ...metroStations.map(({ id, name }) => [name, { kind: 'metro', city: 'sofia', station: id }] as const),
];

const namesOf = (kind: NamedPlace['kind']) => known.filter(([, place]) => place.kind === kind);

function collect(): PhraseBook<NamedPlace> {
  const book = new PhraseBook<NamedPlace>();
  const added = new Set<string>();
  const add = (name: string, place: NamedPlace) => {
    const line = `${name} ${JSON.stringify(place)}`;
    if (!added.has(line)) book.add(name, place);
    added.add(line);
  };
  for (const [name, place] of known) add(name, place);
  for (const [name, place] of namesOf('district')) {
    const short = NUMBER.test(name) ? name.replace(NUMBER, '') : ADJECTIVE.exec(name)?.[0];
    const owns = [...(districts[place.city] ?? [])].some((other) => other.name === short);
    if (short !== undefined && !owns) add(short, place);
  }
  const lastOf = (name: string) => sentenceWords(name).at(-1)?.folded;
  const smaller = new Set(known.filter(([, { kind }]) => kind !== 'city').map(([name]) => lastOf(name)));
  const lastWords = namesOf('city').flatMap(([name]) => LAST_WORD.exec(name)?.[1] ?? []);
  for (const [name, place] of namesOf('city')) {
    const last = LAST_WORD.exec(name)?.[1];
    if (last === undefined || lastWords.filter((word) => word === last).length > 1) continue;
    if (!smaller.has(lastOf(last))) add(last, place);
  }
  return book;
}

/** Cities, districts and stations by their names, and by what people call them. */
export const placeNames = collect();

function partsOfStations(): PhraseBook<NamedPlace> {
  const book = new PhraseBook<NamedPlace>();
  for (const [name, place] of namesOf('metro')) {
    const words = name.match(/[\p{L}\d]+/gu) ?? [];
    const parts = new Set<string>([words.join(' ')]);
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= words.length; to += 1) {
        const part = words.slice(from, to);
        if (part.some((word) => word.length >= SHORTEST_PART)) parts.add(part.join(' '));
      }
    }
    const isAlone = (part: string) => !placeNames.has(part) || part === words.join(' ');
    for (const part of parts) if (isAlone(part) || isFamily(part, name)) book.add(part, place);
  }
  return book;
}

/** „Младост“ of „Младост 1“, unless a station has this very name. */
const isFamily = (part: string, name: string): boolean =>
  name.replace(NUMBER, '') === part && name !== part && !namesOf('metro').some(([other]) => other === part);

/** Stations by their names and by parts of them: after the word „метро“. */
export const stationNames = partsOfStations();
