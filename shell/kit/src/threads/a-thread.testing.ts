/** Fixtures of a viewing and a thread, in the server's shape. Component tests only. */
import type { Thread } from '@pokriv/contracts/conversation/thread';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { toMoney, sumOf } from '@pokriv/contracts/money';

const eur = (amount: number) => toMoney(sumOf(amount, 'EUR'));

/** Confirmed viewing of a tenant, far in the future. */
export const aViewing = (over: Partial<Viewing> = {}): Viewing => ({
  id: 'v1',
  threadId: 't1',
  listing: { id: 'p1', title: 'Светъл двустаен' },
  side: 'tenant',
  with: 'Иван К.',
  state: 'confirmed',
  awaits: null,
  options: [],
  start: '2096-11-24T12:30:00.000Z',
  end: '2096-11-24T12:50:00.000Z',
  people: 2,
  kind: 'on_site',
  note: '',
  reason: null,
  address: null,
  coming: { tenant: false, landlord: false },
  expiresAt: null,
  canTellOutcome: false,
  sequence: 0,
  ...over,
});

/** Open thread of a tenant with two read messages. */
export const aThread = (over: Partial<Thread> = {}): Thread => ({
  id: 't1',
  side: 'tenant',
  state: 'open',
  listing: {
    id: 'p1',
    title: 'Светъл двустаен',
    cover: null,
    city: 'sofia',
    status: 'active',
    price: eur(600),
    priceThen: eur(550),
  },
  other: { id: 'u2', name: 'Иван К.', avatar: null },
  facts: null,
  lastSeq: 2,
  lastAt: '2026-11-20T10:05:00.000Z',
  last: { from: 'other', text: 'Свободно е.' },
  unread: 0,
  isArchived: false,
  isMuted: false,
  isBlocked: false,
  isMutual: true,
  viewing: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});
