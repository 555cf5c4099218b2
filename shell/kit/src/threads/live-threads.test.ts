import { setTokenSource } from '../token.ts';
import { onThreadNews, startLiveThreads } from './live-threads.ts';
import type { ThreadNews } from './follow-threads.ts';

jest.mock('./outbox.ts', () => ({ outboxOf: () => ({ flush: () => Promise.resolve() }) }));

const token = () => Promise.resolve('token');

/** Mock stream: `send` writes to the open connection, `drop` ends it. */
function fakeStream() {
  const asked: Record<string, string>[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = (address, options) => {
    if (!String(address).endsWith('/threads/stream')) return Promise.resolve(Response.json({}));
    asked.push(options?.headers as Record<string, string>);
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    options?.signal?.addEventListener('abort', () => controller?.error(new Error('aborted')));
    return Promise.resolve(new Response(body));
  };
  return {
    asked,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    drop: () => controller?.close(),
  };
}

/** Channel between tabs of this test, synchronous. */
class TabChannel {
  static readonly open = new Set<TabChannel>();
  onmessage?: (event: { data: unknown }) => void;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    TabChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TabChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    TabChannel.open.delete(this);
  }
}

/** One exclusive lock: each request waits for the one before it, or for its signal. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      const stopped = new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      const work = Promise.race([last, stopped]).then(run);
      last = Promise.allSettled([last, work]);
      return work;
    },
  };
}

const event = { threadId: 't1', lastSeq: 4, at: 1 };
const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

describe('startLiveThreads', () => {
  let news: ThreadNews[] = [];
  let stop = () => undefined as void;
  let unsubscribe = () => undefined as void;

  beforeEach(() => {
    jest.useFakeTimers();
    setTokenSource({
      stored: () => 'token',
      current: token,
      replacementOf: () => Promise.resolve(undefined),
    });
    news = [];
    unsubscribe = onThreadNews((one) => news.push(one));
  });
  afterEach(() => {
    stop();
    unsubscribe();
    jest.useRealTimers();
  });

  it('sends the token and tells each event of the stream', async () => {
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick();
    stream.send(`id: 9\ndata: ${JSON.stringify(event)}\n\n`);
    await tick();
    expect(stream.asked).toMatchObject([{ authorization: 'Bearer token', accept: 'text/event-stream' }]);
    expect(news).toEqual([event]);
  });

  it('reconnects with the last id, and everything counts as changed', async () => {
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick();
    stream.send(`id: 9\ndata: ${JSON.stringify(event)}\n\n`);
    await tick();
    stream.drop();
    await tick(3000);
    expect(stream.asked[1]).toMatchObject({ 'last-event-id': '9' });
    expect(news).toEqual([event, 'all']);
  });

  it('reconnects after a silence', async () => {
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick(74_000);
    expect(stream.asked).toHaveLength(1);
    await tick(4000);
    expect(stream.asked).toHaveLength(2);
  });

  it('polls every 15 s while there is no stream, and not with one', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    stop = startLiveThreads('u1');
    await tick(31_000);
    expect(news).toEqual(['all', 'all']);
    stop();
    news = [];
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick(31_000);
    expect([stream.asked.length, news]).toEqual([1, []]);
  });

  describe('in several tabs', () => {
    const tabChannel = globalThis.BroadcastChannel;
    const withLocks = (locks: object) =>
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    let warn: jest.SpyInstance;

    beforeEach(() => {
      Object.assign(globalThis, { BroadcastChannel: TabChannel });
      warn = jest.spyOn(console, 'warn').mockReturnValue();
    });
    afterEach(() => {
      Object.assign(globalThis, { BroadcastChannel: tabChannel });
      Reflect.deleteProperty(navigator, 'locks');
      jest.restoreAllMocks();
    });

    it('reads one stream, polls in none of them, and goes on in another after the first', async () => {
      withLocks(fakeLocks());
      const stream = fakeStream();
      const stopFirst = startLiveThreads('u1');
      await tick();
      stop = startLiveThreads('u1');
      const stopThird = startLiveThreads('u1');
      await tick(31_000);
      expect([stream.asked.length, news]).toEqual([1, []]);
      stream.send(`id: 9\ndata: ${JSON.stringify(event)}\n\n`);
      await tick(31_000);
      expect([stream.asked.length, news]).toEqual([1, [event, event, event]]);
      stopThird();
      stopFirst();
      await tick();
      expect(stream.asked).toHaveLength(2);
      expect(warn).not.toHaveBeenCalled();
    });

    it('logs a lock that fails, and polls', async () => {
      withLocks({ request: () => Promise.reject(new Error('no locks here')) });
      fakeStream();
      stop = startLiveThreads('u1');
      await tick(16_000);
      expect(warn).toHaveBeenCalledWith('threads: no lock for the stream', expect.any(Error));
      expect(news).toEqual(['all']);
    });
  });

  it.each([
    [0, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
    [1, [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]],
  ])(
    'waits twice as long after each failure, up to a minute (%d of the random half)',
    async (random, waits) => {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      let tries = 0;
      globalThis.fetch = (address) => {
        if (String(address).endsWith('/threads/stream')) tries += 1;
        return Promise.reject(new TypeError('offline'));
      };
      stop = startLiveThreads('u1');
      await tick();
      for (const [index, wait] of waits.entries()) {
        await tick(wait - 1);
        expect(tries).toBe(index + 1);
        await tick(1);
        expect(tries).toBe(index + 2);
      }
      jest.restoreAllMocks();
    },
  );

  it('starts over with short waits once a connection has lasted, and goes on at once when online', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick(9000);
    stream.drop();
    await tick(1999);
    expect(stream.asked).toHaveLength(1);
    await tick(1);
    expect(stream.asked).toHaveLength(2);
    await tick(11_000);
    stream.drop();
    await tick(1000);
    expect(stream.asked).toHaveLength(3);
    stream.drop();
    await tick();
    dispatchEvent(new Event('online'));
    await tick();
    expect(stream.asked).toHaveLength(4);
    jest.restoreAllMocks();
  });

  it.each(['{', '{"lastSeq":4}', 'null'])(
    'counts everything as changed after an event like %s',
    async (data) => {
      const stream = fakeStream();
      stop = startLiveThreads('u1');
      await tick();
      stream.send(`data: ${data}\n\n`);
      await tick();
      expect(news).toEqual(['all']);
    },
  );

  it('asks for nothing after its stop', async () => {
    const stream = fakeStream();
    stop = startLiveThreads('u1');
    await tick();
    stop();
    await tick(60_000);
    expect([stream.asked.length, news]).toEqual([1, []]);
  });
});
