import type { Actor } from '@pokriv/contracts/actor';
import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft } from './testing/a-listing.ts';

describe('the rent of PUT /properties/:id', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    owner = anActor();
  });

  const change = (id: string, body: object) => service.send('PUT', `/properties/${id}`, { as: owner, body });
  const rentOf = async (id: string) => (await service.deps.listings.get(id)).fields.price;

  it('is the one of one tab when two tabs send it in different currencies', async () => {
    const { _id } = await aDraft(service, owner);
    const typed = [
      { amount: 1000, currency: 'BGN' },
      { amount: 500, currency: 'EUR' },
    ] as const;
    const replies = await Promise.all(typed.map((price) => change(_id, { price, version: 1 })));
    const winner = typed[replies.findIndex(({ status }) => status === 200)];
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rentOf(_id)).toEqual(winner && sumOf(winner.amount, winner.currency));
  });

  it.each([
    { amount: -500, currency: 'EUR' },
    { amount: 1e21, currency: 'BGN' },
    { amount: 500.005, currency: 'EUR' },
    { amount: null, currency: 'EUR' },
    { amount: 500, currency: 'USD' },
    { cents: 50_000, currency: 'EUR', bgn: 977.92 },
  ])('%j is refused by name, and the one before stays', async (price) => {
    const { _id, fields } = await aDraft(service, owner);
    const { status, body } = await change(_id, { price });
    expect([status, body.errors[0].param]).toEqual([400, expect.stringMatching(/^price/u)]);
    expect(await rentOf(_id)).toEqual(fields.price);
  });

  it('follows from what was typed, whatever cents and leva come with it', async () => {
    const { _id } = await aDraft(service, owner);
    const entered = { amount: 500, currency: 'EUR' } as const;
    await change(_id, { price: { cents: 1, currency: 'EUR', bgn: 2, entered } });
    expect(await rentOf(_id)).toEqual(sumOf(500, 'EUR'));
  });
});
