import type { Message, OpenThread } from '@pokriv/contracts/conversation/thread';
import { aThread } from '@pokriv/web-kit/a-thread.testing';

export const aMessage = (seq: number, over: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  from: 'other',
  kind: 'text',
  text: `Съобщение ${seq}`,
  state: 'sent',
  risks: [],
  at: '2026-11-20T10:05:00.000Z',
  ...over,
});

export const anOpenThread = (messages: Message[], over: Partial<OpenThread> = {}): OpenThread => ({
  ...aThread(),
  messages,
  hasEarlier: false,
  ...over,
});

export const aPage = <Item>(data: Item[]) => ({
  status: 200,
  body: {
    success: true,
    data,
    pagination: {
      page: 1,
      limit: 20,
      total: data.length,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    },
  },
});
