import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { anActiveListing } from './testing/a-listing.ts';

describe('the mail of one step for several listings', () => {
  let service: TestProperty;
  let owner: Actor;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    owner = anActor({ listingLimit: null });
    await service.connection.collection('outbox').deleteMany({});
  });

  const bulk = (action: string, ids: string[]) =>
    service.send('POST', '/properties/bulk', { as: owner, body: { action, ids } });
  const mails = async () =>
    (await service.announced()).filter(({ name }) => /^listings?-(?:moved|submitted)$/u.test(name));

  it('is one, in the order of the listings, without those that failed', async () => {
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.push((await anActiveListing(service, owner))._id);
    const [one = '', two = '', three = ''] = ids;
    await service.send('POST', `/properties/${two}/rent`, { as: owner });
    await service.connection.collection('outbox').deleteMany({});
    await bulk('pause', [three, two, one]);
    expect(await mails()).toEqual([
      {
        name: 'listings-moved',
        fact: {
          landlord: { email: owner.email, firstName: owner.firstName },
          action: 'pause',
          listings: [three, one].map((listingId) => ({
            ...{ listingId, title: 'Светъл двустаен апартамент до метрото' },
            to: 'paused',
          })),
        },
      },
    ]);
  });

  it('is the usual one when a single listing changed', async () => {
    const { _id } = await anActiveListing(service, owner);
    await bulk('pause', [_id]);
    expect(await mails()).toMatchObject([
      { name: 'listing-moved', fact: { listingId: _id, action: 'pause' } },
    ]);
  });

  it('names the listings that wait for approval', async () => {
    const [one, other] = [await anActiveListing(service, owner), await anActiveListing(service, owner)];
    for (const { _id } of [one, other]) await service.send('POST', `/properties/${_id}/rent`, { as: owner });
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: other._id }, { $set: { approval: null } });
    await service.connection.collection('outbox').deleteMany({});
    await bulk('renew', [one._id, other._id]);
    const [{ name, fact } = { name: '', fact: {} }, ...rest] = await mails();
    expect([name, rest]).toEqual(['listings-moved', []]);
    expect(fact).toMatchObject({ listings: [{ to: 'active' }, { to: 'pending' }] });
  });

  it('is none when nothing changed', async () => {
    await bulk('pause', ['690000000000000000000000']);
    expect(await mails()).toEqual([]);
  });
});
