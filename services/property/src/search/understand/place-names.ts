import { cities, places as allPlaces } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import { metroStations } from '@pokriv/contracts/place/metro';
import { foldWord } from '@pokriv/contracts/search/fold-word';

import { PhraseBook } from './phrase-book.ts';
import { sentenceWords } from './sentence-words.ts';

export type NamedPlace =
  | { kind: 'city'; city: string }
  | { kind: 'district'; city: string; name: string }
  | { kind: 'metro'; city: 'sofia'; station: string };

/** Adjectives used as short names: Студентски, Манастирски. */
const ADJECTIVE = /^\p{L}{4,}ски(?=\s)/u;
/** Suffixes of parts of one district: Люлин 4, Люлин Център, Младост 1А, Левски В, Манастирски ливади Изток. */
const PART = /\s(?:\d+\p{L}?|\p{L}|Изток|Запад|Център)$/u;
const LAST_WORD = /\s(\p{L}+)$/u;
/** Shortest part of a station's name. */
const SHORTEST_PART = 5;

/** English names. */
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
    const short = PART.test(name) ? name.replace(PART, '') : ADJECTIVE.exec(name)?.[0];
    const owns = [...(districts[place.city] ?? [])].some((other) => other.name === short);
    if (short !== undefined && (PART.test(name) || !owns)) add(short, place);
    const adjective = ADJECTIVE.exec(short ?? '')?.[0];
    if (adjective !== undefined) add(adjective, place);
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

/** Cities, districts and stations by their official and colloquial names. */
export const placeNames = collect();

/** Districts whose bare name means the station; „ж.к. Сердика“ means the district. */
export const knownAsStations: ReadonlySet<string> = new Set(['Сердика', 'Западен парк']);

/** Districts named like a common word or a street: they are meant after „кв.“ or „в“, beside their city, or alone. */
export const commonWordDistricts: ReadonlySet<string> = new Set([
  'Западен',
  'Южен',
  'Операта',
  'Христо Ботев',
  'Мрамор',
]);

/**
 * Words of adverts and of daily life, one letter or one ending away from a place (Банкя, Шумен, Свобода): they are
 * a misspelt place after „кв.“ or „гр.“ only. Found among the 37 000 most frequent Bulgarian words.
 */
const everyday = [
  'баня бани банка банки банката банките банк къпане капан капани капака клапана казана варене варени вилица плувен',
  'шумно шумна шумни свободна свободите топли тройна монтажа боята плесен лак лакове лък лъка лъкове гъбата голата',
  'камен каменна каменни каменната каменните камъни камъните тревни дървения железния борова борови лозови акация',
  'факултет факултети техникум полигон гарата гала лагер лагери лагерите лагерът мелница мелници мелницата пещери',
  'пещерата пещерите театрален театрални театралния театралните студентска студентско студентските студентския обл',
  'триъгълник триъгълници надеждна надежди здраве здравей добри добрия слава славна славен славей елен елени негова',
  'самата верен роднина родна родния родена родила родя българин българи българка българина българите българско',
  'русия руси руса русо рус русите германия албания сахара върне върни върнат върнати върната върнато изгрее победи',
  'победят нарежда навежда бойна владее владеят земна земно земни земния земната земното редник сливане оцеля',
  'слабия батко марша пленен враждебно враждебни съдова съдови съдовата тръни подуване сланина ревюта зор',
];
export const everydayWords: ReadonlySet<string> = new Set(
  everyday.flatMap((line) => line.split(' ')).map(foldWord),
);

/** Names with a more frequent other meaning: бяла кухня, домашен любимец, от септември, на Стамболийски. */
const plainWords = new Set([
  ...['Бяла', 'Любимец', 'Септември', 'Баните', 'Котел', 'Кула', 'Елена', 'Антон', 'Роман', 'Опака'],
  ...['Рила', 'Самуил', 'Завет', 'Венец', 'Съединение', 'Средец', 'Искър', 'Раковски', 'Стамболийски'],
  ...['Минерални бани', 'Ново село', 'Нови пазар', 'Чавдар', 'Първомай', 'Николаево', 'Иваново', 'Игнатиево'],
]);

function collectTowns(): PhraseBook<NamedPlace> {
  const book = new PhraseBook<NamedPlace>();
  for (const { id, name, nameEn } of allPlaces.slice(cities.length)) {
    if (plainWords.has(name)) continue;
    for (const written of [name, nameEn])
      if (!placeNames.has(written)) book.add(written, { kind: 'city', city: id });
  }
  return book;
}

/** Smaller towns by whole names only: with typos allowed, common words would match towns. */
export const townNames = collectTowns();

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

/** „Младост“ for „Младост 1“, unless a station has this exact name. */
const isFamily = (part: string, name: string): boolean =>
  name.replace(PART, '') === part && name !== part && !namesOf('metro').some(([other]) => other === part);

/** Stations by their names and parts of them, for use after the word „метро“. */
export const stationNames = partsOfStations();
