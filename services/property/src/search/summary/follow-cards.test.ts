import { seededRandom, randomListing } from '../../testing/random-listing.ts';
import { startProperty, type TestProperty } from '../../testing/start-property.ts';
import { firstRank, promotedRank, TURN_MS } from '../rank.ts';
import { rotatePromoted } from '../rotate-promoted.ts';

import { searchCards } from '../search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search-card.ts';
import { countBits } from './bits.ts';
import { followCards } from './follow-cards.ts';
import { matches } from './matches.ts';

const HOW_OFTEN_MS = 20;
const PATIENCE_MS = 8000;

describe('the summary of cards', () => {
  const random = seededRandom(3);
  let service: TestProperty;
  let following: ReturnType<typeof followCards>;
  let cards: SearchCard[];

  const inCity = (location: string) => {
    const { current } = service.deps.summary;
    return current && countBits(matches(current, { location }));
  };
  const becomes = async (read: () => unknown, expected: unknown) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (read() !== expected && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, HOW_OFTEN_MS));
    expect(read()).toBe(expected);
  };

  beforeAll(async () => {
    service = await startProperty();
    cards = Array.from({ length: 3000 }, () => ({ ...toSearchCard(randomListing(random)), c: 'lom' }));
    await searchCards(service.connection).insertMany(cards.slice(0, 900));
    following = followCards(service.connection, service.deps.summary);
  });
  afterAll(async () => {
    await following.close();
    await service.close();
  });

  it('tells nothing before it is complete, then everything', async () => {
    expect(inCity('lom')).toBeUndefined();
    await becomes(() => inCity('lom'), 900);
    expect(inCity('sofia')).toBe(0);
  });

  it('follows cards that come, change and go', async () => {
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

  it('follows a rank that is written by itself', async () => {
    const promoted = cards.find(({ r }) => r >= firstRank('super')) as SearchCard;
    const id = 'f'.repeat(24);
    await searchCards(service.connection).insertOne({ ...promoted, _id: id, c: 'ruse' });
    await becomes(() => inCity('ruse'), 1);
    await searchCards(service.connection).updateOne({ _id: id }, { $inc: { v: 1 } });
    await rotatePromoted(service.connection, new Date(7 * TURN_MS));
    const rankOf = () => {
      const { current } = service.deps.summary;
      return current?.columns.r.get(current.rowOf(id) ?? -1);
    };
    await becomes(rankOf, promotedRank('super', id, 7));
  });

  it('shows a change that our own process made at once, and one of a listing that went', async () => {
    const [, , third] = cards as [SearchCard, SearchCard, SearchCard];
    const stored = searchCards(service.connection);
    await stored.replaceOne({ _id: third._id }, { ...third, c: 'vratsa' });
    await service.deps.refreshCards([third._id]);
    expect(inCity('vratsa')).toBe(1);
    await stored.deleteOne({ _id: third._id });
    await service.deps.refreshCards([third._id]);
    expect(inCity('vratsa')).toBe(0);
  });

  it('is filled anew when the stream ends', async () => {
    const stored = searchCards(service.connection);
    await stored.drop();
    await becomes(() => service.deps.summary.current, undefined);
    await stored.insertMany(cards.slice(0, 40));
    await becomes(() => inCity('lom'), 40);
  });
});
