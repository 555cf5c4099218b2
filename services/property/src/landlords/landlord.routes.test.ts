import type { Actor } from '@pokriv/contracts/actor';
import { PublicLandlord } from '@pokriv/contracts/listing/public-landlord';
import type { JobData } from '@pokriv/contracts/jobs';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { aDraft, anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const ofAgency = { advertiserType: 'agency' } as const;

describe('GET /properties/landlords/:id', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    owner = anActor({ role: 'landlord', firstName: 'Мария', lastName: 'Петрова', listingLimit: 9 });
  });

  const read = (id = owner.id) => service.send('GET', `/properties/landlords/${id}`);
  const hide = (isHidden: boolean, version: number) => {
    const { id: userId, email, firstName, lastName, avatar, role, isPremium } = owner;
    const fact: JobData<'account-changed'> = {
      ...{ userId, email, firstName, lastName, avatar, role, isPremium },
      isHidden,
      version,
    };
    return propertyInbox(service.deps)['account-changed'](fact, {
      eventId: 'e',
      once: (change) => service.deps.inTransaction(change),
    });
  };

  it('shows what the listings show of their owner, and the number of active ones', async () => {
    await anActiveListing(service, owner);
    await anActiveListing(service, owner);
    await aDraft(service, owner);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(PublicLandlord.strict().parse(body.data)).toEqual({
      id: owner.id,
      firstName: 'Мария',
      lastName: 'Петрова',
      avatar: owner.avatar,
      memberSince: owner.memberSince,
      isEmailVerified: owner.isEmailVerified,
      isPremium: owner.isPremium,
      activeListings: 2,
    });
  });

  it('names the agency on the newest listing only when all are an agency’s', async () => {
    await anActiveListing(service, owner, { ...ofAgency, agencyName: 'Стар дом' });
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    await anActiveListing(service, owner, { ...ofAgency, agencyName: 'Нов дом' });
    expect((await read()).body.data.agencyName).toBe('Нов дом');
    await anActiveListing(service, owner, { advertiserType: 'owner' });
    expect((await read()).body.data).not.toHaveProperty('agencyName');
  });

  it('ignores the agency name of a listing that is not an agency’s', async () => {
    await anActiveListing(service, owner, { advertiserType: 'owner', agencyName: 'Нов дом' });
    expect((await read()).body.data).not.toHaveProperty('agencyName');
  });

  it('is not found when unknown or without an active listing', async () => {
    await aDraft(service, owner);
    expect([(await read()).status, (await read('unknown')).status]).toEqual([404, 404]);
  });

  it('is not found while the owner is hidden', async () => {
    await anActiveListing(service, owner);
    await hide(true, 2);
    expect((await read()).status).toBe(404);
    await hide(false, 3);
    expect((await read()).status).toBe(200);
  });
});
