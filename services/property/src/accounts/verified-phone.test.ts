import type { Actor } from '@pokriv/contracts/actor';
import type { JobData } from '@pokriv/contracts/jobs';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const OWN = completeFields.contactPhone ?? '';
const OTHER = '0899123456';

describe('the mark of a verified phone', () => {
  let service: TestProperty;
  let owner: Actor;
  let version = 0;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    owner = anActor({ role: 'landlord', listingLimit: 9 });
  });

  const announce = (parts: Pick<JobData<'account-changed'>, 'verifiedPhone'>) => {
    const { id: userId, email, firstName, lastName, avatar, role, isPremium } = owner;
    const fact = { userId, email, firstName, lastName, avatar, role, isPremium, ...parts };
    return propertyInbox(service.deps)['account-changed'](
      { ...fact, version: (version += 1) },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );
  };
  const markOf = async (id: string, as?: Actor) =>
    (await service.send('GET', `/properties/${id}`, as && { as })).body.data.landlord.isPhoneVerified;
  const markOnPage = async () =>
    (await service.send('GET', `/properties/landlords/${owner.id}`)).body.data.isPhoneVerified;

  it('is on the listing and the owner’s page while the account has that number', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    expect([await markOf(id), await markOnPage()]).toEqual([undefined, undefined]);
    await announce({ verifiedPhone: OWN });
    expect([await markOf(id), await markOnPage()]).toEqual([true, true]);
    const admin = anActor({ role: 'admin' });
    expect([await markOf(id, owner), await markOf(id, admin)]).toEqual([true, true]);
    await announce({ verifiedPhone: null });
    expect([await markOf(id), await markOnPage()]).toEqual([undefined, undefined]);
  });

  it('is not on a listing with another number, nor on its owner’s page', async () => {
    const { _id: own } = await anActiveListing(service, owner);
    const { _id: other } = await anActiveListing(service, owner, { contactPhone: OTHER });
    await announce({ verifiedPhone: OWN });
    expect([await markOf(own), await markOf(other), await markOnPage()]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('is not on a listing that is reached by messages only, or is closed', async () => {
    const { _id: byMessage } = await anActiveListing(service, owner, { contactMethods: ['message'] });
    const { _id: rented } = await anActiveListing(service, owner);
    await announce({ verifiedPhone: OWN });
    await service.send('POST', `/properties/${rented}/rent`, { as: owner });
    expect([await markOf(byMessage), await markOf(rented)]).toEqual([undefined, undefined]);
    expect(await markOf(byMessage, owner)).toBe(true);
  });

  it('ends with a message of an earlier release, which does not know it', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await announce({ verifiedPhone: OWN });
    await announce({});
    expect(await markOf(id)).toBeUndefined();
  });

  it('never gives the number itself away', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await announce({ verifiedPhone: OWN });
    const replies = [
      `/properties/${id}`,
      `/properties/landlords/${owner.id}`,
      `/properties?landlord=${owner.id}`,
    ];
    for (const path of replies)
      expect(JSON.stringify((await service.send('GET', path)).body)).not.toContain(OWN);
  });
});
