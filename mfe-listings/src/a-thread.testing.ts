import type { SentMessage, Thread } from '@pokriv/contracts/conversation/thread';
import type { Slot, Slots, Viewing } from '@pokriv/contracts/conversation/viewing';

import { inLeva } from './sums.testing.ts';

export const aViewing = (part: Partial<Viewing> = {}): Viewing => ({
  id: 'v1',
  threadId: 't1',
  listing: { id: 'p1', title: 'Светъл двустаен до метрото' },
  side: 'tenant',
  with: 'Мария П.',
  state: 'confirmed',
  awaits: null,
  options: [],
  start: '2099-11-24T12:30:00.000Z',
  end: '2099-11-24T12:50:00.000Z',
  people: 1,
  kind: 'on_site',
  note: '',
  reason: null,
  address: null,
  coming: { tenant: false, landlord: false },
  expiresAt: null,
  canTellOutcome: false,
  sequence: 0,
  ...part,
});

export const aThread = (part: Partial<Thread> = {}): Thread => ({
  id: 't1',
  side: 'tenant',
  state: 'open',
  listing: {
    id: 'p1',
    title: 'Светъл двустаен до метрото',
    cover: null,
    city: 'sofia',
    status: 'active',
    price: inLeva(1200),
    priceThen: inLeva(1200),
  },
  other: { id: 'u9', name: 'Мария П.', avatar: null },
  facts: null,
  lastSeq: 1,
  lastAt: '2026-11-20T10:00:00.000Z',
  last: { from: 'me', text: 'Здравейте' },
  unread: 0,
  isArchived: false,
  isMuted: false,
  isBlocked: false,
  isMutual: false,
  viewing: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

export const aSentMessage = (message: Partial<SentMessage['message']> = {}, hint?: string): SentMessage => ({
  thread: aThread(),
  message: {
    id: 'm1',
    seq: 1,
    from: 'me',
    kind: 'text',
    text: 'Здравейте',
    state: 'sent',
    risks: [],
    at: '2026-11-20T10:00:00.000Z',
    ...message,
  },
  ...(hint && { hint }),
});

/** A slot of 20 minutes. @param start ISO 8601 */
export const aSlot = (start: string, part: Partial<Slot> = {}): Slot => ({
  start,
  end: new Date(Date.parse(start) + 1_200_000).toISOString(),
  seatsLeft: 1,
  canWait: false,
  ...part,
});

/** Two days of winter time, UTC+2. */
export const someSlots = (part: Partial<Slots> = {}): Slots => ({
  mode: 'instant',
  slotMinutes: 20,
  seats: 1,
  canPropose: true,
  days: [
    { date: '2099-11-24', slots: [aSlot('2099-11-24T08:00:00.000Z'), aSlot('2099-11-24T08:30:00.000Z')] },
    { date: '2099-11-25', slots: [aSlot('2099-11-25T15:00:00.000Z')] },
  ],
  ...part,
});
