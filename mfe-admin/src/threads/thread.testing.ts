import type { ModeratedThread } from '@pokriv/contracts/conversation/thread';

import type { HeldMessage } from './use-thread-work.ts';

export const aMessage = (over: Partial<HeldMessage> = {}): HeldMessage => ({
  id: 'm1',
  from: 'landlord',
  text: 'Ще пратя ключовете по куриер. Пишете ми.',
  state: 'held',
  risks: [{ risk: 'courier_keys', text: 'ключовете по куриер' }],
  at: '2026-01-05T10:00:00.000Z',
  ...over,
});

export const aHeldThread = (over: Partial<ModeratedThread> = {}): ModeratedThread => ({
  id: 't1',
  why: 'held',
  listing: { id: 'p1', title: 'Студио с гледка' },
  tenant: { id: 'u1', name: 'Иван Петров' },
  landlord: { id: 'u9', name: 'Мария Стоева' },
  waitingSince: '2026-01-05T10:00:00.000Z',
  held: [aMessage()],
  reports: [],
  ...over,
});

export const aReportedThread = (over: Partial<ModeratedThread> = {}): ModeratedThread =>
  aHeldThread({
    why: 'reported',
    held: [],
    reports: [
      {
        id: 'r1',
        by: 'tenant',
        reason: 'scam',
        text: 'Иска пари по телефона.',
        at: '2026-01-05T10:00:00.000Z',
      },
    ],
    ...over,
  });
