import type { SentMessage } from '@pokriv/contracts/conversation/thread';
import type { Slot, Slots } from '@pokriv/contracts/conversation/viewing';
import { aThread } from '@pokriv/web-kit/a-thread.testing';

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

/** 20 minutes long. @param start ISO 8601 */
export const aSlot = (start: string, part: Partial<Slot> = {}): Slot => ({
  start,
  end: new Date(Date.parse(start) + 1_200_000).toISOString(),
  seatsLeft: 1,
  canWait: false,
  ...part,
});

/** Two days of winter time (UTC+2). */
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
