import { listing, person, title, userText, type Examples } from './example-parts.ts';

const thread = { threadId: '6900000ce3fb2420fe98cf49', listing: { listingId: listing.listingId, title } };
const unread = { to: person, ...thread, with: 'Петър И.', count: 1, text: userText };
const asked = { threadId: thread.threadId, title, with: 'Петър И.', text: 'Може ли с куче?\nСпокойно е.' };
const viewing = {
  to: person,
  viewingId: '6900000ce3fb2420fe98cf50',
  ...thread,
  side: 'landlord',
  with: 'Петър И.',
  awaitsMe: false,
  options: [] as string[],
  start: '2026-11-24T16:30:00.000Z',
  end: '2026-11-24T16:50:00.000Z',
  before: null,
  people: 2,
  kind: 'on_site',
  address: null,
  reason: null,
  expiresAt: null,
  sequence: 0,
  wasConfirmed: false,
} as const;
const options = ['2026-11-24T16:30:00.000Z', '2026-11-25T07:00:00.000Z', '2026-11-28T09:30:00.000Z'];
const offered = { ...viewing, start: null, end: null, options, expiresAt: '2026-11-24T14:30:00.000Z' };
const agreed = { ...viewing, address: 'София, ул. „Шипка“ 3', sequence: 1, wasConfirmed: true };
const before = '2026-11-23T16:00:00.000Z';
const called = { ...agreed, before: agreed.start, sequence: 3 };

export const ofConversations = {
  'messages-unread': {
    'messages-unread': unread,
    'messages-unread-many': { ...unread, count: 12, text: 'Вижте https://example.com/oferta и ми пишете.' },
  },
  'threads-unanswered': {
    'threads-unanswered': { to: person, hours: 24, threads: [asked] },
    'threads-unanswered-last': {
      to: person,
      hours: 72,
      threads: ['Петър И.', 'Ана К.', 'Ивайло Д.', 'Радка С.', 'Борис М.', 'Яна Т.'].map((other) => ({
        ...asked,
        with: other,
      })),
    },
  },
  'viewing-told': {
    'viewing-requested': {
      ...viewing,
      state: 'requested',
      awaitsMe: true,
      expiresAt: '2026-11-24T14:30:00.000Z',
    },
    'viewing-requested-times': { ...offered, state: 'requested', awaitsMe: true },
    'viewing-requested-own': { ...offered, side: 'tenant', state: 'requested' },
    'viewing-countered': {
      ...offered,
      side: 'tenant',
      state: 'countered',
      awaitsMe: true,
      reason: userText,
    },
    'viewing-countered-own': { ...offered, state: 'countered' },
    'viewing-confirmed': { ...agreed, side: 'tenant', state: 'confirmed' },
    'viewing-confirmed-video': { ...agreed, kind: 'video', people: 1, state: 'confirmed' },
    'viewing-confirmed-moved': { ...agreed, before, sequence: 2, side: 'tenant', state: 'confirmed' },
    'viewing-moved': {
      ...agreed,
      before,
      sequence: 2,
      state: 'moved',
      awaitsMe: true,
      reason: userText,
      expiresAt: '2026-11-24T14:30:00.000Z',
    },
    'viewing-moved-own': { ...agreed, before, sequence: 2, state: 'moved', side: 'tenant' },
    'viewing-declined': { ...viewing, side: 'tenant', state: 'declined', reason: userText },
    'viewing-declined-by-tenant': { ...offered, state: 'declined' },
    'viewing-expired': { ...offered, side: 'tenant', state: 'expired' },
    'viewing-expired-landlord': { ...viewing, state: 'expired' },
    'viewing-cancelled': { ...called, state: 'cancelled', reason: userText },
    'viewing-cancelled-request': { ...offered, state: 'cancelled' },
  },
  'viewing-reminded': {
    'viewing-reminded': { ...agreed, side: 'tenant', state: 'confirmed', hours: 24 },
    'viewing-reminded-soon': { ...agreed, state: 'confirmed', hours: 2 },
  },
} as const satisfies Partial<Examples>;
