import { createReplyCache } from './reply-cache.ts';
import { storedReply } from './stored-reply.ts';

const kilobytes = (count: number) => storedReply('*', Buffer.alloc(count * 1024));

describe('createReplyCache', () => {
  it('stays within its limit in bytes', async () => {
    const cache = createReplyCache(100 * 1024);
    for (let index = 0; index < 50; index += 1) {
      await cache.load(`k${index}`, '*', { run: async () => kilobytes(10), keep: (reply) => reply });
    }
    const held = Array.from({ length: 50 }, (_none, index) => cache.get(`k${index}`)).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(10);
    expect(held.length).toBeGreaterThan(0);
  });

  it('counts long queries in its bytes', async () => {
    const cache = createReplyCache(100 * 1024);
    const keyOf = (index: number) => `${index}?${'q'.repeat(10 * 1024)}`;
    for (let index = 0; index < 20; index += 1)
      await cache.load(keyOf(index), '*', { run: async () => kilobytes(0), keep: (reply) => reply });
    const held = Array.from({ length: 20 }, (_none, index) => cache.get(keyOf(index))).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(5);
  });

  it('expires entries after the TTL', async () => {
    const cache = createReplyCache(100 * 1024, 30);
    await cache.load('k', '*', { run: async () => kilobytes(1), keep: (reply) => reply });
    expect(cache.get('k')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(cache.get('k')).toBeUndefined();
  });

  it('clears the entries of a city and those of all cities, or everything', async () => {
    const cache = createReplyCache();
    const fill = async () => {
      for (const tag of ['sofia', 'plovdiv', '*'])
        await cache.load(tag, tag, {
          run: async () => storedReply(tag, Buffer.from('[]')),
          keep: (reply) => reply,
        });
    };
    const kept = () => ['sofia', 'plovdiv', '*'].filter((key) => cache.get(key));
    await fill();
    cache.clear('sofia');
    expect(kept()).toEqual(['plovdiv']);
    await fill();
    cache.clear();
    expect(kept()).toEqual([]);
  });

  it('does not cache a load that began before it was cleared, but the one after it', async () => {
    const cache = createReplyCache();
    const ends: (() => void)[] = [];
    const load = (size: number) =>
      cache.load('k', 'sofia', {
        run: () => new Promise<number>((resolve) => ends.push(() => resolve(size))),
        keep: kilobytes,
      });
    const early = load(1);
    cache.clear('plovdiv');
    const joined = load(9);
    expect(ends).toHaveLength(1);
    cache.clear('sofia');
    const late = load(2);
    ends[0]?.();
    expect([await early, await joined]).toEqual([1, 1]);
    expect(cache.get('k')).toBeUndefined();
    const shared = load(3);
    ends[1]?.();
    expect([await late, await shared]).toEqual([2, 2]);
    expect(cache.get('k')?.plain.body).toHaveLength(2 * 1024);
  });

  it('rejects all waiting callers of a failed fetch and fetches again next time', async () => {
    const cache = createReplyCache();
    const failing = { run: () => Promise.reject(new Error('gone')), keep: () => undefined };
    const asked = [cache.load('k', '*', failing), cache.load('k', '*', failing)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(cache.load('k', '*', { run: async () => 'well', keep: () => undefined })).resolves.toBe(
      'well',
    );
  });
});
