import { amenityIds } from '@pokriv/contracts/listing/amenities';
import { sumOf, toStotinki, type Sum } from '@pokriv/contracts/money';
import * as option from '@pokriv/contracts/listing/property-options';
import { Types } from 'mongoose';

import { listingNumberAt } from '../listing-number.ts';
import { newListing } from '../new-listing.ts';
import { offsetBy, randomOffset } from '../offset-point.ts';
import { publishListing } from '../publish-listing.ts';
import type { StoredListing } from '../stored-listing.ts';

export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const someOf = <Item>(items: readonly Item[], share: number) => items.filter(() => next() < share);
  const keyOf = <Table extends object>(table: Table) => oneOf(Object.keys(table)) as keyof Table;
  const keysOf = <Table extends object>(table: Table, share: number) =>
    someOf(Object.keys(table), share) as (keyof Table)[];
  return { next, below, oneOf, someOf, keyOf, keysOf };
}
export type Random = ReturnType<typeof seededRandom>;

const places: readonly [city: string, districts: readonly string[], lat: number, lon: number][] = [
  ['sofia', ['Лозенец', 'Младост 1', 'Люлин 4', 'Център'], 42.69, 23.32],
  ['plovdiv', ['Кършияка', 'Тракия'], 42.14, 24.75],
  ['varna', ['Чайка', 'Център'], 43.21, 27.91],
  ['vidin', ['Център'], 43.99, 22.87],
];
const words = [
  'светъл',
  'тих',
  'двор',
  'метро',
  'тераса',
  'нов',
  'панорама',
  'камина',
  'паркомясто',
  'морски',
];

const DAY_MS = 86_400_000;
const FIRST = 1_790_000_000_000;
const DAYS = 12;
/** Random listings are published in the twelve days before. */
export const LATEST = FIRST + DAYS * DAY_MS;

const randomSum = ({ below }: Random, most: number): Sum => sumOf(5 * below(most / 5), 'EUR');

const share = ({ entered: { amount, currency } }: Sum, of: number): Sum => sumOf(amount * of, currency);
/** By a cent, in the other currency. */
const justOver = ({ cents, entered }: Sum): Sum =>
  entered.currency === 'BGN' ? sumOf((cents + 1) / 100, 'EUR') : sumOf(toStotinki(cents + 1) / 100, 'BGN');

function randomCosts(random: Random, price: Sum): Partial<StoredListing['fields']> {
  const { below, oneOf, keysOf, next } = random;
  return {
    ...(next() < 0.7 && { monthlyFees: randomSum(random, 60) }),
    ...(next() < 0.5 && { estimatedUtilities: sumOf(below(300), 'BGN') }),
    ...(next() < 0.4 && { utilitiesIncluded: keysOf(option.utilities, 0.7) }),
    deposit: oneOf([
      ...[{ type: 'none' as const }, { type: 'months' as const, months: 1.5 }, undefined],
      ...[price, share(price, 2), justOver(price)].map((amount) => ({ type: 'amount' as const, amount })),
      ...[1, 2, 3].map((months) => ({ type: 'months' as const, months })),
    ]),
    ...(next() < 0.8 && {
      commission: oneOf([
        { type: 'none' },
        ...[50, 60, 100, 120].map((percent) => ({ type: 'percent' as const, percent })),
        ...[share(price, 0.5), justOver(price)].map((amount) => ({ type: 'amount' as const, amount })),
      ]),
    }),
  };
}

/** A rent with an optional change after a day or two weeks. */
function randomHistory({ below, next }: Random, price: Sum, at: Date): StoredListing['priceHistory'] {
  const rent = (cents: number): Sum => sumOf(cents / 100, 'EUR');
  const former = { price: rent(price.cents + (next() < 0.7 ? 5000 : -100)), at };
  const changedAt = new Date(at.getTime() + (next() < 0.6 ? 14 : 1) * DAY_MS);
  return below(3) === 0 ? [former, { price, at: changedAt }] : [{ price, at }];
}

/** Two thirds in round euro, one third in whole leva. */
const randomRent = ({ next, below, oneOf }: Random): Sum =>
  next() < 2 / 3
    ? sumOf(10 * oneOf([3 + below(97), 50 + below(500)]), 'EUR')
    : sumOf(oneOf([50 + below(40) * 50, 1000 + below(100) * 100, 100 * below(30) + 99]), 'BGN');

export function randomListing(random: Random): StoredListing {
  const { below, oneOf, someOf, keyOf, keysOf, next } = random;
  const [city, districts, lat, lon] = oneOf(places);
  const id = oneOf(['anna', 'boris', 'vera', 'georgi']);
  const owner = {
    id,
    firstName: 'А',
    lastName: 'Б',
    avatar: null,
    email: 'a@b.bg',
    isEmailVerified: true,
    memberSince: '',
  };
  const publishedAt = new Date(FIRST + below(DAYS * 24) * 3_600_000);
  const price = randomRent(random);
  const _id = new Types.ObjectId().toHexString();
  const draft = newListing({
    id: _id,
    number: listingNumberAt(Number.parseInt(_id.slice(-6), 16)),
    owner,
    isPremium: next() < 0.2,
    now: publishedAt,
    fields: {
      title: `Имот: ${someOf(words, 0.2).join(' ')} ${oneOf(districts)}`,
      description: someOf(words, 0.2).join(' '),
      propertyType: keyOf(option.propertyTypes),
      layout: keyOf(option.layouts),
      ...(next() < 0.8 && { rooms: 1 + below(6) }),
      area: 20 + below(40) * 5,
      ...(next() < 0.9 && { floor: below(12) - 1 }),
      totalFloors: 8 + below(4),
      ...(next() < 0.7 && { yearBuilt: 2026 - below(60), isInsulated: next() < 0.4 }),
      constructionType: keyOf(option.constructionTypes),
      heating: keysOf(option.heatings, 0.25),
      furnishing: keyOf(option.furnishings),
      price,
      ...randomCosts(random, price),
      ...(next() < 0.6 && { hasElevator: next() < 0.5 }),
      addressRegistration: keyOf(option.addressRegistrations),
      smoking: keyOf(option.smokingRules),
      suitableFor: keysOf(option.suitabilities, 0.3),
      advertiserType: keyOf(option.advertiserTypes),
      availableFrom: `2026-${oneOf(['01', '05', '09', '12'])}-15`,
      pets: keyOf(option.petRules),
      amenities: someOf(amenityIds, 0.3),
      location: {
        city,
        ...(next() < 0.9 && { neighborhood: oneOf(districts) }),
        ...(next() < 0.8 && { geo: { lat: lat + next() * 0.2 - 0.1, lon: lon + next() * 0.2 - 0.1 } }),
      },
    },
  });
  const promotionType = oneOf([null, null, null, null, 'regular', 'super'] as const);
  const exact = draft.fields.location?.geo;
  const publicGeo = exact ? offsetBy(exact, randomOffset(exact, next)) : null;
  const published = publishListing({ ...draft, publicGeo }, publishedAt);
  const priceHistory = randomHistory(random, price, publishedAt);
  return { ...published, priceHistory, promotionType, views: below(100), favorites: below(9) };
}
