import { SavedFilter, type SavedFilterInput } from '@pokriv/contracts/alert/saved-search';
import { alertReasonNames, type AlertFrequency } from '@pokriv/contracts/alert/alert-rules';
import type { Currency } from '@pokriv/contracts/money';
import type {
  AlertHit,
  AlertMail,
  AlertPerson,
  SavedSearch,
} from '@pokriv/property-service/alerts/alert.models';
import { shownCard } from '@pokriv/property-service/alerts/change-rows';
import { dueAt } from '@pokriv/property-service/alerts/due-at';
import { hitId } from '@pokriv/property-service/alerts/hit-id';
import { reasonOf } from '@pokriv/property-service/alerts/reason-of';
import { filterHash, hitFilters } from '@pokriv/property-service/alerts/search-filters';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';

import { hash } from '../random.ts';
import type { DemoPerson } from './people/people.ts';

const DAY_MS = 86_400_000;
const SAVED_DAYS_AGO = 14;
const OPENED_DAYS_AGO = 3;
/** Currency of all bounds below. */
const CURRENCY: Currency = 'EUR';

interface DemoSearch {
  /** Index of the tenant; 0 is tenant@demo.bg. */
  of: number;
  name: string;
  filter: SavedFilterInput;
  frequency: AlertFrequency;
  state?: SavedSearch['state'];
}

/** Twelve searches, five of them of tenant@demo.bg with every frequency. */
const wishes: readonly DemoSearch[] = [
  {
    of: 0,
    name: 'Двустаен в София до 800 €',
    filter: { location: 'sofia', layout: 'two_room', priceMax: '800' },
    frequency: 'instant',
  },
  {
    of: 0,
    name: 'Апартамент във Варна',
    filter: { location: 'varna', propertyType: 'apartment' },
    frequency: 'daily',
  },
  {
    of: 0,
    name: 'Стая или споделено до 300 €',
    filter: { propertyType: ['room', 'shared'], priceMax: '300' },
    frequency: 'weekly',
  },
  { of: 0, name: 'Къща с двор', filter: { propertyType: 'house' }, frequency: 'off' },
  {
    of: 0,
    name: 'Пловдив до 600 €',
    filter: { location: 'plovdiv', priceMax: '600' },
    frequency: 'instant',
    state: 'paused',
  },
  {
    of: 1,
    name: 'Студио в София',
    filter: { location: 'sofia', propertyType: 'studio' },
    frequency: 'instant',
  },
  { of: 2, name: 'Бургас до 700 €', filter: { location: 'burgas', priceMax: '700' }, frequency: 'daily' },
  {
    of: 3,
    name: 'Три и повече стаи в София',
    filter: { location: 'sofia', roomsMin: '3' },
    frequency: 'instant',
  },
  { of: 4, name: 'Русе', filter: { location: 'ruse' }, frequency: 'weekly' },
  { of: 5, name: 'Варна до 500 €', filter: { location: 'varna', priceMax: '500' }, frequency: 'instant' },
  {
    of: 6,
    name: 'Апартамент в Пловдив',
    filter: { location: 'plovdiv', propertyType: 'apartment' },
    frequency: 'daily',
  },
  {
    of: 7,
    name: 'София от 600 до 1 000 €',
    filter: { location: 'sofia', priceMin: '600', priceMax: '1000' },
    frequency: 'instant',
  },
];

export interface DemoAlerts {
  searches: SavedSearch[];
  hits: AlertHit[];
  mails: AlertMail[];
  people: AlertPerson[];
}

interface Brief {
  /** tenant@demo.bg first. */
  tenants: readonly DemoPerson[];
  listings: readonly StoredListing[];
  now: Date;
}

/** Searches with the hits of the last two weeks, announced at their usual times. */
export function demoAlerts({ tenants, listings, now }: Brief): DemoAlerts {
  const found = wishes.flatMap((wish, index) => {
    const tenant = tenants[wish.of];
    if (!tenant) return [];
    const search = searchOf(wish, index, tenant, now);
    return [{ search, hits: search.state === 'active' ? hitsOf(search, listings, now) : [] }];
  });
  const searches = found.map(({ search }) => search);
  const hits = found.flatMap(({ hits: each }) => each);
  const people = [...new Set(searches.map(({ person }) => person))];
  return {
    searches,
    hits,
    mails: mailsOf(hits),
    people: people.map((_id) => ({ _id, mailsAt: [], lastSeenAt: now, askedAt: null })),
  };
}

function searchOf(wish: DemoSearch, index: number, { id }: DemoPerson, now: Date): SavedSearch {
  const savedAt = new Date(now.getTime() - SAVED_DAYS_AGO * DAY_MS);
  const filter = SavedFilter.parse({ ...wish.filter, currency: CURRENCY });
  return {
    // 24 hex digits, deterministic
    _id: `5ea2c4${hash(`search/${index}`).toString(16).padStart(18, '0')}`,
    person: `u:${id}`,
    userId: id,
    email: null,
    name: wish.name,
    filter,
    filterHash: filterHash(filter, CURRENCY),
    frequency: wish.frequency,
    reasons: alertReasonNames,
    state: wish.state ?? 'active',
    asOf: savedAt,
    createdAt: savedAt,
    lastOpenedAt: new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS),
    catchUpAt: null,
    confirmBy: null,
  };
}

function hitsOf(search: SavedSearch, listings: readonly StoredListing[], now: Date): AlertHit[] {
  const filters = hitFilters(search.filter, CURRENCY);
  return listings.flatMap((listing) => {
    const card = shownCard(listing);
    const at = listing.publishedAt;
    if (!card || !at || at < search.asOf || at > now) return [];
    const reason = reasonOf({ before: null, after: card, isFirst: true }, filters);
    if (!reason) return [];
    const due = dueAt(search.frequency, at);
    const isSent = due !== null && due <= now;
    return [
      {
        _id: hitId([search._id, listing._id, reason, String(listing.version)]),
        person: search.person,
        searchId: search._id,
        listingId: listing._id,
        reason,
        cause: listing.version,
        cents: card.p,
        previousCents: null,
        at,
        dueAt: due,
        state: isSent ? ('sent' as const) : ('waiting' as const),
        mailId: isSent ? hitId(['demo mail', search.person, due.toISOString()]) : null,
        dropReason: null,
      },
    ];
  });
}

/** One mail per person and time. */
function mailsOf(hits: readonly AlertHit[]): AlertMail[] {
  const mails = new Map<string, AlertMail>();
  for (const { mailId, person, dueAt: at, listingId, reason } of hits) {
    if (mailId === null || at === null) continue;
    const mail = mails.get(mailId) ?? { _id: mailId, person, at, told: [] };
    const isToldTwice = mail.told.some((told) => told.listingId === listingId);
    mails.set(mailId, mail);
    if (!isToldTwice) mail.told.push({ listingId, reason, previousCents: null });
  }
  return [...mails.values()];
}
