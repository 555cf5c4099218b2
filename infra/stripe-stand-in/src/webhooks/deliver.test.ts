import { setTimeout as sleep } from 'node:timers/promises';

import { startForTest, type ForTest } from '../testing/start-for-test.ts';

let it_: ForTest;
beforeEach(async () => {
  it_ = await startForTest();
});
afterEach(() => it_.stop());

const types = (): string[] => it_.received.map(({ type }) => type);
const makeProducts = async (...names: string[]): Promise<void> => {
  for (const name of names) await it_.stripe.products.create({ id: name, name });
};
const ids = (): string[] => it_.received.map(({ data }) => (data.object as { id: string }).id);

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !isTrue() && Date.now() < end;) await sleep(25);
  expect(isTrue()).toBe(true);
}

test('a delivered event has a signature that the SDK accepts', async () => {
  await makeProducts('a');
  await until(() => types().includes('product.created'));
});

test('a refused delivery is retried until accepted', async () => {
  it_.answerWith(500);
  await makeProducts('a');
  await sleep(300);
  expect(it_.received).toEqual([]);
  it_.answerWith(200);
  await until(() => it_.received.length === 1);
});

test('events are delivered the configured number of times', async () => {
  await it_.control('/deliveries', { copies: 3 });
  await makeProducts('a');
  await until(() => it_.received.length === 3);
  expect(new Set(it_.received.map(({ id }) => id)).size).toBe(1);
});

test('held deliveries are released in the requested order', async () => {
  await it_.control('/deliveries', { hold: true });
  await makeProducts('a', 'b', 'c');
  await sleep(200);
  expect(it_.received).toEqual([]);
  await it_.control('/deliveries/release', { order: 'reversed' });
  expect(ids()).toEqual(['c', 'b', 'a']);
});

test('a dropped event can be listed and sent on request', async () => {
  await it_.control('/deliveries', { drop: true });
  await makeProducts('a');
  await sleep(200);
  expect(it_.received).toEqual([]);
  const { data } = await it_.stripe.events.list({ types: ['product.created'] });
  await it_.control('/deliveries', { drop: false });
  await it_.control(`/events/${String(data[0]?.id)}/redeliver`, { copies: 2 });
  await until(() => it_.received.length === 2);
});
