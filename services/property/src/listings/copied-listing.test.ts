import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { addressText } from './copied-listing.ts';
import { anActiveListing } from './testing/a-listing.ts';

describe('addressText', () => {
  it.each([
    [{ neighborhood: 'Младост 1', street: 'ул. Кричим', number: '5' }, 'Младост 1, ул. Кричим № 5'],
    [{ street: 'бул. Витоша', number: '12А' }, 'бул. Витоша № 12А'],
    [{ neighborhood: 'Лозенец', street: 'ул. Кричим' }, 'Лозенец, ул. Кричим'],
    [{ neighborhood: 'Лозенец', number: '5' }, null],
    [{}, null],
  ])('writes %j as %s', (location, text) => {
    expect(addressText(location)).toBe(text);
  });
});

describe('the copy of a listing in other services', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  const owner = anActor({ listingLimit: null });
  const told = async (id: string) =>
    (await service.announced('listing-changed')).filter(({ fact }) => fact.listingId === id);
  const change = (id: string, body: object, version: number) =>
    service.send('PUT', `/properties/${id}`, { as: owner, body: { ...body, version } });

  it('follows a new price: cover, city, price, contact and address', async () => {
    const { _id, version, images } = await anActiveListing(service, owner);
    expect((await change(_id, { price: { amount: 880, currency: 'BGN' } }, version)).status).toBe(200);
    const queues = (await told(_id)).filter(({ fact }) => fact.version === version + 1);
    expect(queues).toHaveLength(3);
    expect(queues[0]?.fact.shown).toEqual({
      cover: expect.objectContaining({ id: images[0]?.id, width: 1280 }),
      city: 'sofia',
      price: expect.objectContaining({ currency: 'EUR', bgn: 880 }),
      contactName: 'Мария Иванова',
      address: 'Лозенец, ул. Златен рог № 7',
    });
  });

  it('is not told of a change that it does not show', async () => {
    const { _id, version } = await anActiveListing(service, owner);
    const before = (await told(_id)).length;
    const { status, body } = await change(_id, { minLeaseMonths: 6 }, version);
    expect([status, body.data.version, body.data.minLeaseMonths]).toEqual([200, version + 1, 6]);
    expect(await told(_id)).toHaveLength(before);
  });

  it('waits for the approval of a change that needs one', async () => {
    const { _id, version } = await anActiveListing(service, owner);
    const before = (await told(_id)).length;
    const { body } = await change(_id, { contactName: 'Иван Петров' }, version);
    expect(body.data.revision).toMatchObject({ status: 'pending', changed: ['contactName'] });
    expect(await told(_id)).toHaveLength(before);
  });
});
