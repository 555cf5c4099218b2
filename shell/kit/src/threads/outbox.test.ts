import { ERROR_STATUS } from '@pokriv/contracts/errors';

import { clearAuth, logIn, type SessionUser } from '../session.ts';
import { setTokenSource } from '../token.ts';
import { outboxOf } from './outbox.ts';

interface Sent {
  path: string;
  body: { text: string; clientId: string };
}

/** Replies by message text: a status, or a lost connection. */
function fakeServer(answers: Record<string, number | 'lost'> = {}): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (address, options) => {
    const body = JSON.parse(String(options?.body)) as Sent['body'];
    const status = answers[body.text] ?? 201;
    if (status === 'lost') return Promise.reject(new TypeError('offline'));
    sent.push({ path: String(address), body });
    const reply =
      status < 300 ? { success: true, data: {} } : { success: false, code: 'FORBIDDEN', message: 'Не може.' };
    return Promise.resolve(Response.json(reply, { status }));
  };
  return sent;
}

const texts = (sent: readonly Sent[]) => sent.map(({ body }) => body.text);
let people = 0;
/** An outbox lives as long as the page, so each test has its own user. */
const signIn = (id = `u${(people += 1)}`) => {
  logIn({ id, role: 'tenant', createdAt: '2026-01-05' } as SessionUser, 'token');
  return id;
};

beforeEach(() => {
  localStorage.clear();
  clearAuth();
  setTokenSource({
    stored: () => 'token',
    current: () => Promise.resolve('token'),
    replacementOf: () => Promise.resolve(undefined),
  });
});

describe('outbox', () => {
  it('sends in the order of writing and keeps nothing afterwards', async () => {
    const sent = fakeServer();
    const id = signIn();
    const outbox = outboxOf(id);
    for (const text of ['едно', 'две', 'три']) outbox.add('t1', text);
    await outbox.flush();
    expect(texts(sent)).toEqual(['едно', 'две', 'три']);
    expect([outbox.messages(), localStorage.getItem(`message-outbox:${id}`)]).toEqual([[], null]);
  });

  it('keeps messages on the device while offline and sends them with the same client id', async () => {
    fakeServer({ едно: 'lost' });
    const id = signIn();
    const outbox = outboxOf(id);
    outbox.add('t1', 'едно');
    outbox.add('t1', 'две');
    await outbox.flush();
    const stored = JSON.parse(localStorage.getItem(`message-outbox:${id}`) ?? '[]') as { clientId: string }[];
    expect(stored).toHaveLength(2);
    const sent = fakeServer();
    window.dispatchEvent(new Event('online'));
    await outbox.flush();
    expect(sent.map(({ body }) => body.clientId)).toEqual(stored.map(({ clientId }) => clientId));
  });

  it('reads the messages of an earlier visit', async () => {
    const sent = fakeServer();
    const message = { clientId: 'kept-0001', threadId: 't7', text: 'оттогава', at: 1 };
    const id = `u${people + 1}`;
    localStorage.setItem(`message-outbox:${id}`, JSON.stringify([message]));
    await outboxOf(signIn()).flush();
    expect(sent).toEqual([
      { path: '/api/threads/t7/messages', body: { text: 'оттогава', clientId: 'kept-0001' } },
    ]);
  });

  it('keeps messages for this page where storage is full', async () => {
    const id = signIn();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fakeServer({ едно: 'lost' });
    const outbox = outboxOf(id);
    for (const text of ['едно', 'две']) outbox.add('t1', text);
    await outbox.flush();
    expect(outbox.messages().map(({ text }) => text)).toEqual(['едно', 'две']);
    full.mockRestore();
  });

  it('takes over what another tab has stored', () => {
    const id = signIn();
    const outbox = outboxOf(id);
    const listener = jest.fn();
    outbox.subscribe(listener);
    const key = `message-outbox:${id}`;
    const message = { clientId: 'other-tab', threadId: 't1', text: 'оттам', at: 1 };
    localStorage.setItem(key, JSON.stringify([message]));
    dispatchEvent(new StorageEvent('storage', { key: 'message-outbox:u0' }));
    expect([outbox.messages(), listener.mock.calls.length]).toEqual([[], 0]);
    dispatchEvent(new StorageEvent('storage', { key }));
    expect([outbox.messages(), listener.mock.calls.length]).toEqual([[message], 1]);
  });

  it('skips what an earlier visit left unreadable', () => {
    const id = signIn();
    const kept = { clientId: 'c1', threadId: 't1', text: 'здравейте', at: 1 };
    const { clientId: _clientId, ...noId } = kept;
    const { threadId: _threadId, ...noThread } = kept;
    const { text: _text, ...noText } = kept;
    localStorage.setItem(
      `message-outbox:${id}`,
      JSON.stringify([null, 7, 'дума', {}, noId, noThread, noText, kept]),
    );
    expect(outboxOf(id).messages()).toEqual([kept]);
  });

  it.each([
    ['FORBIDDEN', 'Не може.'],
    ['UNAUTHENTICATED', undefined],
    ['RATE_LIMITED', undefined],
    ['INTERNAL', undefined],
    ['UNAVAILABLE', undefined],
  ] as const)('after %s the message has failed or waits: %s', async (code, failure) => {
    const reply = { success: false, code, message: 'Не може.' };
    globalThis.fetch = () => Promise.resolve(Response.json(reply, { status: ERROR_STATUS[code] }));
    jest.useFakeTimers();
    const outbox = outboxOf(signIn());
    outbox.add('t1', 'ало');
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.messages().map((message) => message.failure)).toEqual([failure]);
    clearAuth();
    jest.useRealTimers();
  });

  it('holds back the later messages of a thread after a refusal, until it is retried', async () => {
    const sent = fakeServer({ едно: 403 });
    const outbox = outboxOf(signIn());
    outbox.add('t1', 'едно');
    outbox.add('t1', 'две');
    outbox.add('t2', 'другаде');
    await outbox.flush();
    expect(texts(sent)).toEqual(['едно', 'другаде']);
    expect(outbox.messages().map(({ text, failure }) => [text, failure])).toEqual([
      ['едно', 'Не може.'],
      ['две', undefined],
    ]);
    const again = fakeServer();
    outbox.retry(outbox.messages()[0]?.clientId ?? '');
    await outbox.flush();
    expect(texts(again)).toEqual(['едно', 'две']);
  });

  it('tries again when the server says so, else after five seconds', async () => {
    const waits = jest.spyOn(globalThis, 'setTimeout');
    const waited = async (reply: () => Promise<Response>): Promise<boolean[]> => {
      globalThis.fetch = reply;
      waits.mockClear();
      const outbox = outboxOf(signIn());
      outbox.add('t1', 'едно');
      await outbox.flush();
      const asked = waits.mock.calls.map(([, wait]) => wait);
      return [5000, 7000].map((wait) => asked.includes(wait));
    };
    const tooMany = { success: false, code: 'RATE_LIMITED', message: 'По-бавно.', retryAfter: 7 };
    expect(await waited(() => Promise.resolve(Response.json(tooMany, { status: 429 })))).toEqual([
      false,
      true,
    ]);
    const down = { success: false, code: 'UNAVAILABLE', message: 'Не стана.' };
    expect(await waited(() => Promise.resolve(Response.json(down, { status: 503 })))).toEqual([true, false]);
    expect(await waited(() => Promise.reject(new TypeError('offline')))).toEqual([true, false]);
    waits.mockRestore();
    jest.clearAllTimers();
  });

  it('sends nothing for a person who has signed out', async () => {
    const sent = fakeServer({ едно: 'lost' });
    const outbox = outboxOf(signIn());
    outbox.add('t1', 'едно');
    await outbox.flush();
    fakeServer();
    clearAuth();
    await outbox.flush();
    expect([sent, outbox.messages().length]).toEqual([[], 1]);
  });

  it('gives the stored copy of a message before it leaves', async () => {
    fakeServer();
    const outbox = outboxOf(signIn());
    const left: number[] = [];
    const stop = outbox.onSent(() => left.push(outbox.messages().length));
    outbox.add('t1', 'едно');
    await outbox.flush();
    stop();
    expect(left).toEqual([1]);
  });
});
