import { randomListing, seededRandom } from '../../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../../testing.ts';
import { searchCards } from '../search-card.repository.ts';
import { toSearchCard } from '../search-card.ts';
import { allCards, watchCards } from './card-changes.repository.ts';
import { readVersioned, versionAt } from './versioned-cards.repository.ts';
import type { Write } from './write-documents.ts';

describe('versions of cards', () => {
  const random = seededRandom(8);
  const card = toSearchCard(randomListing(random));
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it('compare like the times of the database', () => {
    const times = [
      { t: 1_795_430_554, i: 1 },
      { t: 1_795_430_554, i: 2 },
      { t: 1_795_430_555, i: 0 },
      { t: 2 ** 32 - 1, i: 1 },
    ];
    const versions = times.map(versionAt);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(versions.every(Number.isSafeInteger)).toBe(true);
  });

  it('rise from change to change, whichever way a card is read', async () => {
    const cards = searchCards(service.connection);
    const changes = watchCards(service.connection);
    const read: Write[] = [];
    const untilChanges = async (count: number) => {
      while (read.length < count) read.push(...((await changes.next()) ?? []));
      return read.slice(-1)[0];
    };
    await changes.next();
    await cards.insertOne(card, { writeConcern: { w: 'majority' } });
    const first = await readVersioned(service.connection, [card._id]);
    const inserted = await untilChanges(1);
    await cards.updateOne({ _id: card._id }, { $set: { r: 5 } }, { writeConcern: { w: 'majority' } });
    const ranked = await untilChanges(2);
    const [scanned] = (await allCards(service.connection).next()).value as Write[];
    await cards.deleteOne({ _id: card._id }, { writeConcern: { w: 'majority' } });
    const deleted = await untilChanges(3);
    const last = await readVersioned(service.connection, [card._id]);
    await changes.close();

    expect([inserted?.card?._id, ranked?.card?.r, deleted?.card]).toEqual([card._id, 5, undefined]);
    expect([first.cards.length, scanned?.card?.r, last.cards]).toEqual([1, 5, []]);
    const versions = [inserted, first, ranked, scanned, deleted, last].map((one) => one?.version ?? NaN);
    expect(versions).toEqual(versions.toSorted((one, other) => one - other));
    expect(new Set([versions[0], versions[2], versions[4]]).size).toBe(3);
  });
});
