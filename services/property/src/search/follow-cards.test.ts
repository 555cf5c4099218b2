import { seededRandom, randomListing } from '../testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
import { followCards } from './follow-cards.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard, type SearchCard } from './search-card.ts';

const MOST = 1001;
const HOW_OFTEN_MS = 20;
const PATIENCE_MS = 8000;

describe('the summary of cards', () => {
  const random = seededRandom(3);
  let service: TestProperty;
  let following: ReturnType<typeof followCards>;
  let cards: SearchCard[];

  const inCity = (city: string) => service.deps.summary.count({ filter: { $and: [{ c: city }] } }, MOST);
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

  it('counts no further than it is asked to', async () => {
    await searchCards(service.connection).insertMany(cards.slice(950));
    await becomes(() => inCity('lom'), MOST);
  });

  it('leaves to MongoDB what it does not hold', () => {
    expect(service.deps.summary.count({ filter: { $and: [{ tok: 'metro' }] } }, MOST)).toBeUndefined();
  });
});
