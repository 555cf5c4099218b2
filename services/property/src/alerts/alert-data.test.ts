import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { alertMailModel, listingReporterModel } from './alert.models.ts';
import { personOfAccount } from './alert-person.ts';
import { aHit, aSearch } from './testing/a-search.ts';
import { aVisitorOf, type TestVisitor } from './testing/a-visitor.ts';

const collections = [
  'saved_searches',
  'alert_hits',
  'alert_mails',
  'alert_people',
  'alert_address_days',
] as const;

describe('data of alerts', () => {
  let service: TestProperty;
  let visitor: TestVisitor;
  let tenant: Actor;
  let searchId: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    visitor = aVisitorOf(service);
    tenant = anActor({ role: 'tenant', email: visitor.email });
    searchId = await aSearch(service, tenant);
    await aHit(service, { as: tenant, searchId, listingId: 'l1' });
    await aHit(service, { as: tenant, listingId: 'l2', reason: 'gone' });
    await alertMailModel(service.connection).insertOne({
      _id: `mail-${tenant.id}`,
      person: personOfAccount(tenant.id),
      at: service.clock.now,
      told: [{ listingId: 'l1', reason: 'entered', previousCents: null }],
    });
    await visitor.ask({ name: 'Преди профила' });
  });

  const countsOf = async (person: string) =>
    Promise.all(
      collections.map((name) =>
        service.connection
          .collection<{ _id: string }>(name)
          .countDocuments({ $or: [{ person }, { _id: person }] }),
      ),
    );
  const erase = (isEmailVerified: boolean) =>
    propertyInbox(service.deps)['account-erasing'](
      { userId: tenant.id, email: tenant.email, isEmailVerified },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );

  it('are exported, with those from before the account only for a verified address', async () => {
    const read = async (query = '') =>
      (await service.send('GET', `/internal/personal-data/${tenant.id}${query}`)).body.documents;
    const documents = await read();
    expect(documents['saved-searches']).toMatchObject([
      { id: searchId, name: 'Двустаен в Лозенец', filter: { location: 'sofia' }, state: 'active' },
    ]);
    expect(documents['alert-hits']).toHaveLength(2);
    expect(documents['alert-mails']).toMatchObject([{ told: [{ listingId: 'l1', reason: 'entered' }] }]);
    expect(documents['alert-visits']).toMatchObject([{ askedAt: null, mailsAt: [] }]);
    const all = await read(`?email=${visitor.email}`);
    expect(all['saved-searches'].map(({ name }: { name: string }) => name)).toEqual([
      'Преди профила',
      'Двустаен в Лозенец',
    ]);
  });

  it('are erased with the account, and those of its verified address', async () => {
    const other = anActor();
    await aSearch(service, other);
    expect(await countsOf(personOfAccount(tenant.id))).toEqual([1, 2, 1, 1, 0]);
    expect(await countsOf(visitor.person)).toEqual([1, 0, 0, 0, 1]);
    await erase(true);
    expect(await countsOf(personOfAccount(tenant.id))).toEqual([0, 0, 0, 0, 0]);
    expect(await countsOf(visitor.person)).toEqual([0, 0, 0, 0, 0]);
    expect((await countsOf(personOfAccount(other.id)))[0]).toBe(1);
    expect(await visitor.asked()).toEqual([]);
  });

  it('of reports are erased with the account, and none is stored afterwards', async () => {
    const report = (userId: string) =>
      propertyInbox(service.deps)['listing-reported'](
        { listingId: 'l1', userId },
        { eventId: userId, once: (change) => service.deps.inTransaction(change) },
      );
    await report(tenant.id);
    await report('another');
    await erase(true);
    await report(tenant.id);
    const left = await listingReporterModel(service.connection).find().lean();
    expect(left.map(({ userId }) => userId)).toEqual(['another']);
  });

  it('of an address that the erased account has not verified stay', async () => {
    await erase(false);
    expect(await countsOf(personOfAccount(tenant.id))).toEqual([0, 0, 0, 0, 0]);
    expect((await visitor.searches()).map(({ name }) => name)).toEqual(['Преди профила']);
  });

  it('are not adopted by an erased account', async () => {
    const [{ _id: id } = { _id: '' }] = await visitor.searches();
    await erase(false);
    await visitor.link('POST', visitor.confirmation(id));
    await service.send('GET', '/saved-searches', { as: tenant });
    expect((await visitor.searches()).map(({ state }) => state)).toEqual(['active']);
  });
});
