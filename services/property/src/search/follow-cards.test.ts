import { countBits } from '@pokriv/search-index';
import { until } from '@pokriv/service-kit/testing';
import { mongo } from 'mongoose';

import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

import { followCards } from './follow-cards.ts';
import { IndexTime } from './index-time.ts';
import { findListings } from './listing-filters.ts';
import { isPlaceLost } from './open-changes.ts';
import { firstRank, promotedRank, TURN_MS } from './rank.ts';
import { rotatePromoted } from './rotate-promoted.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard, type SearchCard } from './search-card.ts';
import { emptyLiveIndex } from './testing/engine-under-test.ts';

const HOW_OFTEN_MS = 20;
const MAX_WAIT_MS = 8000;

describe('search index of a service', () => {
  const random = seededRandom(3);
  let service: TestProperty;
  let following: ReturnType<typeof followCards>;
  let cards: SearchCard[];

  const inCity = (location: string) => {
    const { current } = service.liveIndex;
    return current && countBits(findListings(current, { location }));
  };
  const becomes = async (read: () => unknown, expected: unknown) => {
    const deadline = Date.now() + MAX_WAIT_MS;
    while (read() !== expected && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, HOW_OFTEN_MS));
    expect(read()).toBe(expected);
  };

  beforeAll(async () => {
    service = await startProperty({ isIndexFilled: false });
    cards = Array.from({ length: 3000 }, () => ({ ...toSearchCard(randomListing(random)), c: 'lom' }));
    await searchCards(service.connection).insertMany(cards.slice(0, 900));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await following.close();
    await service.close();
  });

  it.each(['/properties', '/properties?facets=true', '/properties/map?bbox=22,41,29,45&zoom=7'])(
    'answers %s with 503 and Retry-After before it is filled',
    async (path) => {
      const { status, body, headers } = await service.send('GET', path);
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '1']);
    },
  );

  it('makes the service ready once it is complete', async () => {
    const ready = async () => {
      const reply = await fetch(`${service.origin}/health/ready`);
      const { checks } = (await reply.json()) as { checks: Record<string, boolean> };
      return { status: reply.status, checks };
    };
    expect(await ready()).toEqual({ status: 503, checks: { search: false } });
    following = followCards(service.connection, service.liveIndex);
    expect(inCity('lom')).toBeUndefined();
    const sizes = new Set<unknown>();
    await becomes(() => sizes.add(inCity('lom')) && inCity('lom'), 900);
    expect([...sizes].filter((size) => size !== undefined)).toEqual([900]);
    expect(inCity('sofia')).toBe(0);
    expect(await ready()).toEqual({ status: 200, checks: { search: true } });
  });

  it('follows inserted, changed and deleted cards', async () => {
    const stored = searchCards(service.connection);
    await stored.insertMany(cards.slice(900, 950));
    await becomes(() => inCity('lom'), 950);
    const [first, second] = cards as [SearchCard, SearchCard];
    await stored.replaceOne({ _id: first._id }, { ...first, c: 'ruse' });
    await becomes(() => inCity('ruse'), 1);
    await stored.deleteOne({ _id: first._id });
    await stored.deleteOne({ _id: second._id });
    await becomes(() => inCity('lom'), 948);
    expect(inCity('ruse')).toBe(0);
  });

  it('tells the time of its last change, the same while nothing changes', async () => {
    const time = new IndexTime(new Date(0));
    const began = Date.now();
    const other = followCards(service.connection, emptyLiveIndex(), time);
    const asOf = () => time.asOf.getTime();
    await until(async () => asOf() >= began);
    const filled = asOf();
    const [, , third] = cards as [SearchCard, SearchCard, SearchCard];
    await searchCards(service.connection).updateOne({ _id: third._id }, { $inc: { v: 1 } });
    await searchCards(service.connection).replaceOne({ _id: third._id }, third);
    await until(async () => asOf() !== filled);
    expect(asOf()).toBeGreaterThanOrEqual(filled);
    expect(asOf()).toBeLessThanOrEqual(Date.now());
    await other.close();
  });

  it('follows a rank that is updated alone', async () => {
    const promoted = cards.find(({ r }) => r >= firstRank('super')) as SearchCard;
    const id = 'f'.repeat(24);
    await searchCards(service.connection).insertOne({ ...promoted, _id: id, c: 'ruse' });
    await becomes(() => inCity('ruse'), 1);
    await searchCards(service.connection).updateOne({ _id: id }, { $inc: { v: 1 } });
    await rotatePromoted(service, new Date(7 * TURN_MS));
    const rankOf = () => {
      const { current } = service.liveIndex;
      return current?.numbers.rank.get(current.rowOf(id) ?? -1);
    };
    await becomes(rankOf, promotedRank('super', id, 7));
  });

  it('shows a change of its own process at once, and drops a deleted listing', async () => {
    const [, , third] = cards as [SearchCard, SearchCard, SearchCard];
    const stored = searchCards(service.connection);
    await stored.replaceOne({ _id: third._id }, { ...third, c: 'vratsa' });
    await service.deps.refreshCards([third._id]);
    expect(inCity('vratsa')).toBe(1);
    await stored.deleteOne({ _id: third._id });
    await service.deps.refreshCards([third._id]);
    expect(inCity('vratsa')).toBe(0);
  });

  it('resumes a broken stream where it stopped, without filling the index again', async () => {
    const stored = searchCards(service.connection);
    const watch = jest.spyOn(mongo.Collection.prototype, 'watch');
    await stored.drop();
    await stored.insertMany(cards.slice(0, 10));
    await becomes(() => inCity('lom'), 10);
    const filled = service.liveIndex.current;
    const opened = watch.mock.calls.length;
    const stream = watch.mock.results.at(-1)?.value as mongo.ChangeStream;
    stream.next = () => Promise.reject(new Error('connection lost'));
    await stored.insertOne(cards[10]!);
    await becomes(() => inCity('lom'), 11);
    await stored.insertOne(cards[11]!);
    await becomes(() => inCity('lom'), 12);
    expect(watch.mock.calls.length).toBe(opened + 1);
    expect(service.liveIndex.current).toBe(filled);
  });

  it('keeps answering while a new one is built after the stream broke', async () => {
    const stored = searchCards(service.connection);
    const before = service.liveIndex.current;
    await stored.drop();
    await stored.insertMany(cards.slice(0, 40));
    const isAnswered = () => inCity('lom') !== undefined;
    const answers = new Set<boolean>();
    await becomes(() => answers.add(isAnswered()) && service.liveIndex.current !== before, true);
    expect([...answers]).toEqual([true]);
    await becomes(() => inCity('lom'), 40);
  });
});

describe('isPlaceLost', () => {
  it.each([
    ['history lost', { code: 286 }, true],
    ['a stream closed for good', { code: 280 }, true],
    ['an unreachable server', { code: 6 }, false],
    ['no code', {}, false],
  ])('of an error with %s', (_what, fields, expected) => {
    expect(isPlaceLost(Object.assign(new Error('broken'), fields))).toBe(expected);
  });

  it('does not hold for a value that is no error', () => {
    expect(isPlaceLost({ code: 286 })).toBe(false);
  });
});
