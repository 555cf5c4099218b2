import { amenityIds, amenityLabel } from '@pokriv/contracts/listing/amenities';
import { cityName, findCity } from '@pokriv/contracts/place/cities';
import { findMetroStation, MOST_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { currencies, formatSum, type Currency } from '@pokriv/contracts/money';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatDate } from '@pokriv/web-kit/format';

import { boxOfPolygon, readBox } from './area.ts';
import { addressTexts as texts } from './messages.ts';
import {
  choice,
  choices,
  flag,
  several,
  single,
  wholeNumber,
  type ChipContext,
  type Parameter,
} from './parameter.ts';
import { soughtCurrency } from './sought-currency.ts';

export type SearchView = 'list' | 'map' | 'split';
const views: readonly string[] = ['list', 'map', 'split'] satisfies SearchView[];

/** Bounds and precision of the API, finer than `nearText` writes. */
const NEAR = /^[34]\d(?:\.\d{1,6})?,[23]\d(?:\.\d{1,6})?$/u;
const QUERY_MAX = 100;
const DISTRICT_MAX = 60;
const ROOMS_MAX = 20;
const FLOOR_MAX = 60;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const textThat = (label: string, isPossible: (text: string) => boolean, chip: (text: string) => string) =>
  single<string>({ label, usual: '', parse: (text) => (isPossible(text) ? text : undefined), chip });

export type FlagName = keyof typeof texts.flagChips;

const flagOf = (name: FlagName) => flag(texts[name], texts.flagChips[name]);

const sumChip =
  (chip: (sum: string) => string) =>
  (sum: number, context: ChipContext): string =>
    chip(formatSum(sum, soughtCurrency(context)));

/**
 * Single source of all search parameters: URL, API query, chips and the notice of dropped parameters derive from it, in
 * this order. All sums in `currency`, monthly prices, areas in m².
 */
export const searchParameters = {
  query: textThat(texts.query, (text) => text.length <= QUERY_MAX, texts.quoted),
  location: textThat(texts.location, (text) => findCity(text) !== undefined, cityName),
  neighborhood: several<string>({
    label: texts.neighborhood,
    isKnown: (text) => text.length <= DISTRICT_MAX,
    chip: (name) => name,
  }),
  metroMinutes: wholeNumber(texts.metroMinutes, [1, MOST_METRO_MINUTES], (minutes) =>
    texts.metroMinutesChip(String(minutes)),
  ),
  metroStation: several<string>({
    label: texts.metroStation,
    isKnown: (id) => findMetroStation(id) !== undefined,
    chip: (id) => texts.metroStationChip(findMetroStation(id)?.name ?? id),
  }),
  priceMin: wholeNumber(texts.priceMin, [0, 1_000_000]),
  priceMax: wholeNumber(texts.priceMax, [0, 1_000_000]),
  monthlyTotalMax: wholeNumber(texts.monthlyTotalMax, [0, 1_000_000], sumChip(texts.monthlyTotalChip)),
  moveInMax: wholeNumber(texts.moveInMax, [0, 1_000_000], sumChip(texts.moveInChip)),
  currency: single<Currency | ''>({
    label: texts.currency,
    usual: '',
    parse: (text) => (Object.hasOwn(currencies, text) ? (text as Currency) : undefined),
  }),
  propertyType: choices(texts.propertyType, option.propertyTypes),
  roomsMin: wholeNumber(texts.roomsMin, [1, ROOMS_MAX]),
  roomsMax: wholeNumber(texts.roomsMax, [1, ROOMS_MAX]),
  layout: choices(texts.layout, option.layouts),
  areaMin: wholeNumber(texts.areaMin, [0, 10_000]),
  areaMax: wholeNumber(texts.areaMax, [0, 10_000]),
  floorMin: wholeNumber(texts.floorMin, [-1, FLOOR_MAX]),
  floorMax: wholeNumber(texts.floorMax, [-1, FLOOR_MAX]),
  furnishing: choices(texts.furnishing, option.furnishings),
  heating: choices(texts.heating, option.heatings, texts.heatingChip),
  constructionType: choices(texts.constructionType, option.constructionTypes, texts.constructionChip),
  pets: choice(texts.pets, option.petRules, texts.petsChip),
  hasPet: flagOf('hasPet'),
  smoking: flagOf('smoking'),
  addressRegistration: flagOf('addressRegistration'),
  suitableFor: choices(texts.suitableFor, option.suitabilities, texts.suitableForChip),
  depositMax: choice(texts.depositMax, texts.depositMaxChips),
  noCommission: flagOf('noCommission'),
  commissionMax: choice(texts.commissionMax, texts.commissionMaxChips),
  elevator: flagOf('elevator'),
  parking: flagOf('parking'),
  notLastFloor: flagOf('notLastFloor'),
  newBuild: flagOf('newBuild'),
  insulated: flagOf('insulated'),
  reduced: flagOf('reduced'),
  publishedWithin: choice(texts.publishedWithin, texts.publishedWithinChips),
  availableBy: textThat(texts.availableBy, isDate, (day) => texts.availableChip(formatDate(day, 'short'))),
  advertiserType: choice(texts.advertiserType, option.advertiserTypes),
  amenities: several<string>({
    label: texts.amenities,
    isKnown: (text) => amenityIds.includes(text),
    chip: amenityLabel,
  }),
  landlord: textThat(
    texts.landlord,
    (text) => /^[\w-]{1,64}$/u.test(text),
    () => texts.landlordChip,
  ),
  featured: flag(texts.featured, texts.featuredChip),
  bbox: textThat(
    texts.bbox,
    (text) => readBox(text) !== undefined,
    () => texts.bboxChip,
  ),
  polygon: textThat(
    texts.polygon,
    (text) => boxOfPolygon(text) !== undefined,
    () => texts.polygonChip,
  ),
  sort: single<option.SearchSort>({
    label: texts.sort,
    usual: 'recommended',
    parse: (text) =>
      Object.hasOwn(option.propertySorts, text) || Object.hasOwn(option.nearSorts, text)
        ? (text as option.SearchSort)
        : undefined,
  }),
  /** `lat,lon` of the sort by distance. */
  near: single<string>({
    label: texts.near,
    usual: '',
    parse: (text) => (NEAR.test(text) ? text : undefined),
  }),
  page: single<number>({
    label: texts.page,
    usual: 1,
    parse: (text) => (/^[1-9]\d{0,4}$/u.test(text) ? Number(text) : undefined),
  }),
  view: single<SearchView>({
    label: texts.view,
    usual: 'list',
    parse: (text) => (views.includes(text) ? (text as SearchView) : undefined),
  }),
  /** The list over a full map is open, on phones. */
  list: single<boolean>({
    label: texts.list,
    usual: false,
    parse: (text) => text === 'true' || undefined,
  }),
};

export type ParameterName = keyof typeof searchParameters;

type ValueOf<Described> = Described extends Parameter<infer Value> ? Value : never;

export type SearchState = {
  readonly [Name in ParameterName]: ValueOf<(typeof searchParameters)[Name]>;
};

export const parameterList = Object.entries(searchParameters) as [ParameterName, Parameter<unknown>][];
