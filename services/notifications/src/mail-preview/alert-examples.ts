import type { MailedListing, ToldListing } from '@pokriv/contracts/alert/alert-jobs';
import type { JobData } from '@pokriv/contracts/jobs';
import { sumOf, toMoney } from '@pokriv/contracts/money';

import { person, title, type Examples } from './example-parts.ts';

const to = { ...person, userId: 'u1', person: 'u:u1' };
const visitor = { email: 'posetitel@example.bg', firstName: null, userId: null, person: 'm:4Uo0bJ3Yq2w' };
const search = { id: '6900000ce3fb2420fe98cf60', name: 'двустаен в Лозенец до 1 400 лв.' };
const other = { id: '6900000ce3fb2420fe98cf61', name: 'Студио <до> метрото' };
const leva = (amount: number) => toMoney(sumOf(amount, 'BGN'));

/** Living rooms of the demo data, by their content: the preview of a stack with demo data shows them. */
const demoPictures = [
  '3946382fedda946dd93e',
  '435834f9cb282cfcf2a2',
  'cfa47ca4bb04dde519aa',
  '0c40a34028a5c3064b49',
] as const;

const pictureOf = (number: number): string => demoPictures[number % demoPictures.length] ?? demoPictures[0];

const home = (number: number): MailedListing => ({
  listingId: `6900000ce3fb2420fe98cf${70 + number}`,
  title,
  cover: { id: pictureOf(number), width: 1280, height: 960, alt: 'Хол', placeholder: '' },
  city: 'sofia',
  neighborhood: 'Лозенец',
  area: 62.5,
  price: leva(1200 + number),
});
const listing = (number: number): ToldListing => ({
  ...home(number),
  previous: null,
  reason: 'new',
  searches: [search.id],
  isFavorite: false,
  similar: [],
});
const cheaper: ToldListing = { ...listing(3), reason: 'price_drop', previous: leva(1350) };
const gone: ToldListing = {
  ...listing(9),
  ...{ cover: null, neighborhood: null, reason: 'gone', searches: [], isFavorite: true },
  similar: [home(7), { ...home(8), title: 'Стая & кухня' }],
};

const found: JobData<'alerts-found'> = {
  mailId: 'pC1YqA7mV0a9h2bXwQdK3g',
  to,
  frequency: 'instant',
  searches: [search],
  listings: [listing(0), listing(1), listing(2), cheaper],
  counts: { new: 3, price_drop: 1 },
  total: 4,
  parts: null,
};
const many = Array.from({ length: 12 }, (_none, number) => listing(number));

export const ofAlerts = {
  'alerts-found': {
    'alerts-found': found,
    'alerts-found-many': {
      ...found,
      frequency: 'daily',
      searches: [search, other],
      listings: [...many, gone],
      counts: { new: 20, gone: 1 },
      total: 21,
      parts: {
        searches: { mailId: 'p1', counts: { new: 20 }, total: 20 },
        favorites: { mailId: 'p2', counts: { gone: 1 }, total: 1 },
      },
    },
    'alerts-found-favorites': {
      ...found,
      searches: [],
      listings: [{ ...cheaper, reason: 'cheaper', searches: [], isFavorite: true }, gone],
      counts: { cheaper: 1, gone: 1 },
      total: 2,
    },
    'alerts-found-visitor': {
      ...found,
      to: visitor,
      frequency: 'weekly',
      listings: [{ ...listing(0), reason: 'entered' }],
      counts: { entered: 1 },
      total: 1,
    },
  },
  'search-confirmation-asked': {
    'search-confirmation-asked': {
      to: visitor,
      searchId: search.id,
      name: search.name,
      expiresAt: '2026-11-26T10:05:00.000Z',
    },
  },
  'still-searching-asked': {
    'still-searching-asked': { to, searches: [search, other], sleepsAt: '2026-12-01T10:05:00.000Z' },
    'still-searching-asked-visitor': {
      to: visitor,
      searches: [search],
      sleepsAt: '2026-12-01T10:05:00.000Z',
    },
  },
} satisfies Partial<Examples>;
