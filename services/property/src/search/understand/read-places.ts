import { exposures } from '@pokriv/contracts/listing/property-options';
import { foldWord } from '@pokriv/contracts/search/fold-word';

import type { Given } from './lexicon.ts';
import { phraseSet, type PhraseMatch } from './phrase-book.ts';
import {
  commonWordDistricts,
  everydayWords,
  knownAsStations,
  placeNames,
  townNames,
  type NamedPlace,
} from './place-names.ts';
import { readAmount } from './read-amount.ts';
import { readMetro } from './read-metro.ts';
import type { SentenceWord } from './sentence-words.ts';

/** Largest number in a district's name. */
const MOST_OF_FAMILY = 30;

type District = Extract<NamedPlace, { kind: 'district' }>;
export type PlaceMatch = PhraseMatch<NamedPlace>;

const compass = phraseSet([...Object.values(exposures), 'изложение']);

/** Изток is a district, except beside „изложение“ or another compass direction. */
function isExposure(words: readonly SentenceWord[], at: number): boolean {
  return compass.at(words, at) !== undefined && [at - 1, at + 1].some((next) => compass.at(words, next));
}

const PREPOSITION = foldWord('в');
const IN = new Set([PREPOSITION, foldWord('във')]);
const PARK = foldWord('парк');

/** „Левски в София“ is not Левски В. */
function isPreposition(words: readonly SentenceWord[], at: number): boolean {
  const word = words[at];
  return word?.folded === PREPOSITION && !word.isCapital && words[at + 1] !== undefined;
}

/** The place starting at a word; tolerates an abbreviation or a typo. */
export function placeAt(words: readonly SentenceWord[], at: number): PlaceMatch | undefined {
  const place = longestPlaceAt(words, at);
  const last = at + (place?.length ?? 0) - 1;
  const isOther = last > at && (isPreposition(words, last) || isRooms(words, last));
  return isOther ? longestPlaceAt(words.slice(0, last), at) : place;
}

/** „Красна поляна 2 стаи“ is not Красна поляна 2. */
const isRooms = (words: readonly SentenceWord[], at: number): boolean =>
  readAmount(words, at, undefined)?.given.some(([param]) => param === 'layout') ?? false;

function longestPlaceAt(words: readonly SentenceWord[], at: number): PlaceMatch | undefined {
  if (isExposure(words, at)) return undefined;
  const exact = placeNames.at(words, at) ?? townNames.at(words, at);
  const nearly = exact && !isShortened(words, at) ? undefined : placeNames.nearlyAt(words, at);
  const place = nearly && nearly.length > (exact?.length ?? 0) ? nearly : exact;
  if (!place || isOtherOfFamily(words, at + place.length)) return undefined;
  return isEveryday(place, words, at) || isCommonWord(place, words, at)
    ? undefined
    : ofMarkedKind(place, words, at);
}

const districtMarks = phraseSet(['кв', 'квартал', 'жк', 'ж к', 'район']);
const cityMarks = phraseSet(['гр', 'град']);

/** „баня“ is not Банкя, „шумно“ is not Шумен. */
function isEveryday({ length, isExact }: PlaceMatch, words: readonly SentenceWord[], at: number): boolean {
  if (isExact || length > 1 || !everydayWords.has(words[at]?.folded ?? '')) return false;
  return !districtMarks.endsAt(words, at) && !cityMarks.endsAt(words, at);
}

/** „южна тераса“, „до Южен парк“ and „на Христо Ботев“ name no district. */
function isCommonWord({ meanings, length }: PlaceMatch, words: readonly SentenceWord[], at: number): boolean {
  const [place] = meanings;
  if (!place || !isDistrict(place) || !commonWordDistricts.has(place.name)) return false;
  if (districtMarks.endsAt(words, at)) return false;
  if (words[at + length]?.folded === PARK) return true;
  const typed = words.slice(at, at + length).map(({ folded }) => folded);
  const isExact = typed.join(' ') === place.name.toLowerCase().split(' ').map(foldWord).join(' ');
  if (isExact && (words.length === length || IN.has(words[at - 1]?.folded ?? ''))) return false;
  const beside = [placeNames.at(words, at + length), placeNames.at(words, at - 1)];
  return !beside.some((other) =>
    other?.meanings.some(({ kind, city }) => kind === 'city' && city === place.city),
  );
}

/** After „кв.“ Гоце Делчев is the district, after „гр.“ the town; bare „Сердика“ is the station. */
function ofMarkedKind(place: PlaceMatch, words: readonly SentenceWord[], at: number): PlaceMatch {
  const kind = districtMarks.endsAt(words, at)
    ? 'district'
    : cityMarks.endsAt(words, at)
      ? 'city'
      : undefined;
  const meanings = place.meanings.filter((one) => (kind ? one.kind === kind : !isKnownAsStation(one)));
  return meanings.length > 0 ? { ...place, meanings } : place;
}

const isKnownAsStation = (place: NamedPlace) => isDistrict(place) && knownAsStations.has(place.name);

/** Люлин 4 is not all of Люлин: the number is not in the list of districts. */
function isOtherOfFamily(words: readonly SentenceWord[], next: number): boolean {
  const number = words[next]?.value;
  const isNear = /^\s?$/u.test(words[next - 1]?.gap ?? '');
  if (number === undefined || number > MOST_OF_FAMILY || !isNear) return false;
  return readAmount(words, next, undefined) === undefined && !readMetro(words, next);
}

const isShortened = (words: readonly SentenceWord[], at: number) => words[at]?.gap.startsWith('.') ?? false;

const isDistrict = (place: NamedPlace): place is District => place.kind === 'district';
const citiesOf = (places: readonly NamedPlace[]) => new Set(places.map(({ city }) => city));

/** The city named by a sentence or implied by its districts. */
export function cityOfSentence(matches: readonly PlaceMatch[]): string | undefined {
  const named = matches.find(({ meanings }) => meanings.every(({ kind }) => kind === 'city'));
  if (named) return named.meanings[0]?.city;
  const sure = matches.find(({ meanings }) => meanings.every(isDistrict) && citiesOf(meanings).size === 1);
  return sure?.meanings[0]?.city;
}

export interface Where {
  /** City of the sentence. */
  city: string | undefined;
  /** City of the page. */
  location: string | undefined;
}

/** Parameters of a place; undefined outside the city of the sentence. */
export function givenOf({ meanings }: PlaceMatch, { city, location }: Where): Given[] | undefined {
  const districts = meanings.filter(isDistrict);
  const inCity = (of: string | undefined) => districts.filter((district) => district.city === of);
  const cities = meanings.filter(({ kind }) => kind === 'city');
  const own = inCity(city ?? location);
  if (own.length > 0) return districtsOf(own);
  const [other] = cities;
  if (other) return city === undefined || city === other.city ? [['location', other.city]] : undefined;
  if (districts.length > 0) return city === undefined ? districtsOf(districts) : undefined;
  if (city !== undefined && city !== 'sofia') return undefined;
  return meanings.flatMap((place) =>
    place.kind === 'metro' ? [['metroStation', place.station] satisfies Given] : [],
  );
}

/** Omits the city when several have such a district. */
function districtsOf(districts: readonly District[]): Given[] {
  const [first] = districts;
  const isOne = first && citiesOf(districts).size === 1;
  return [
    ...(isOne ? [['location', first.city] satisfies Given] : []),
    ...districts.map(({ name }) => ['neighborhood', name] satisfies Given),
  ];
}
