import type { JobData } from '@pokriv/contracts/jobs';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('followAccount', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const receive = (fact: JobData<'account-changed'>) =>
    propertyInbox(service.deps)['account-changed'](fact, {
      eventId: 'e',
      once: (change) => service.deps.inTransaction(change),
    });

  it('keeps the owner’s copy in listings and cards up to date, also with events out of order', async () => {
    const owner = anActor();
    const { _id } = await anActiveListing(service, owner);
    const fact = (firstName: string, version: number): JobData<'account-changed'> => ({
      userId: owner.id,
      email: 'new@example.bg',
      firstName,
      lastName: 'Петрова',
      avatar: null,
      role: 'landlord',
      isPremium: true,
      version,
    });
    await receive(fact('Елена', 5));
    await receive(fact('Стара', 4));
    const found = await service.send('GET', `/properties?landlord=${owner.id}`);
    expect(found.body.data).toMatchObject([
      { id: _id, isPremium: true, landlord: { firstName: 'Елена', lastName: 'Петрова' } },
    ]);
    const stored = await service.deps.listings.get(_id);
    expect(stored).toMatchObject({
      isPremium: true,
      landlord: { firstName: 'Елена', email: 'new@example.bg' },
    });
  });

  it('completes a copy from before e-mails were kept, with an event of the same version', async () => {
    const { id: userId, email } = anActor();
    const seen = (person: { email?: string }) =>
      service.deps.inTransaction((unit) =>
        service.deps.accounts.see({ userId, version: 3, ...person }, service.clock.now, unit),
      );
    expect(await seen({})).toBe(true);
    expect(await seen({ email })).toBe(false);
    expect(await seen({ email: 'other@example.bg' })).toBe(false);
    const copy = await service.deps.inTransaction((unit) => service.deps.accounts.get(userId, unit));
    expect(copy).toMatchObject({ version: 3, email });
  });
});
