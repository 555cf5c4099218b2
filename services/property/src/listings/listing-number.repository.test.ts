import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';

const body = { title: 'Светъл двустаен до метрото', propertyType: 'apartment' };

describe('listing number', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const create = async (owner = anActor(), headers: Record<string, string> = {}) => {
    const reply = await service.send('POST', '/properties', { as: owner, body, headers });
    expect(reply.status).toBe(201);
    return reply.body.data as { id: string; number: number };
  };

  it('is assigned on creation, differs between parallel creations and is in the owner’s list', async () => {
    const owner = anActor({ listingLimit: null });
    const made = await Promise.all([...Array.from({ length: 8 }, () => create()), create(owner)]);
    expect(new Set(made.map(({ number }) => number)).size).toBe(9);
    for (const { number } of made) expect(String(number)).toMatch(/^[1-9]\d{8}$/u);
    const list = await service.send('GET', '/properties/my-properties', { as: owner });
    expect(list.body.data.map(({ number }: { number: number }) => number)).toEqual([made.at(-1)?.number]);
  });

  it('stays the same for a repeated Idempotency-Key and after a change; a copy gets its own', async () => {
    const owner = anActor({ listingLimit: null });
    const headers = { 'Idempotency-Key': 'once' };
    const first = await create(owner, headers);
    expect((await create(owner, headers)).number).toBe(first.number);
    const stored = await service.deps.listings.get(first.id);
    const changed = await service.send('PUT', `/properties/${first.id}`, {
      as: owner,
      body: { price: 900, version: stored.version },
    });
    expect([changed.status, changed.body.data?.number]).toEqual([200, first.number]);
    const copy = await service.send('POST', `/properties/${first.id}/duplicate`, { as: owner });
    expect(copy.body.data.number).not.toBe(first.number);
  });

  it('is skipped when its creation fails', async () => {
    const [before = 0] = await service.deps.listingNumbers.take(1);
    const { number } = await create();
    expect(number).not.toBe(before);
  });

  it('is unique in the database', async () => {
    const { number } = await create();
    const copy = service.connection
      .collection<{ _id: string }>('listings')
      .insertOne({ _id: 'x', number } as never);
    await expect(copy).rejects.toThrow(/E11000/u);
  });
});
