import { startProperty, type TestProperty } from '../testing.ts';
import { oneSearchEngine } from './one-search-engine.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

test('one-search-engine migration drops the indexes of the MongoDB search and keeps the others, idempotently', async () => {
  const cards = service.connection.collection('search_cards');
  const names = async () => (await cards.indexes()).map(({ name }) => name).sort();
  const kept = ['_id_', 'newest of district', 'newest of place', 'rank'];
  expect(await names()).toEqual(kept);
  await cards.createIndexes([
    { key: { c: 1, t: 1, b: 1, r: -1, _id: -1 }, name: 'ctbr' },
    { key: { tok: 1, r: -1, _id: -1 }, name: 'tokr' },
  ]);
  for (let run = 0; run < 2; run += 1) {
    await oneSearchEngine.up(service.connection);
    expect(await names()).toEqual(kept);
  }
});

test.each([
  ['promoted cards', { r: { $gte: 1 } }, {}, 'rank'],
  ['the newest card of a place', { c: 'sofia', t: 'room' }, { n: -1 as const }, 'newest of place'],
])('after the one-search-engine migration an index finds %s', async (_what, filter, sort, name) => {
  const cards = service.connection.collection('search_cards');
  const explained = await cards.find(filter).sort(sort).explain('queryPlanner');
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).toContain(`"indexName":"${name}"`);
});
