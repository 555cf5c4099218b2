import type { Actor } from '@pokriv/contracts/actor';
import { Matches } from '@pokriv/contracts/alert/saved-search';
import { sumOf } from '@pokriv/contracts/money';
import { openServedCards } from '@pokriv/service-kit/served-cards';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';

import type { StoredListing } from '../listings/stored-listing.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { alertMailModel, alertPersonModel, savedSearchModel, type SavedSearch } from './alert.models.ts';
import { sendAlerts } from './send-alerts.ts';
import { aHit, anAccount, aSearch, changeListing } from './testing/some-hits.ts';

const start = new Date('2026-11-24T10:00:00.000Z');

describe('GET /saved-searches/:id/matches', () => {
  let service: TestProperty;
  let person: Actor;
  let search: SavedSearch;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = start;
    person = anActor({ role: 'tenant' });
    await anAccount(service, person);
    search = await aSearch(service, person, { createdAt: new Date(start.getTime() - 1) });
  });

  const read = (id: string, query = '', as?: Actor) =>
    service.send('GET', `/saved-searches/${id}/matches${query}`, { as });
  const idsOf = (body: unknown) => Matches.parse(body).data.map(({ listing }) => listing.id);
  const listings = (count: number) =>
    Promise.all(Array.from({ length: count }, () => anActiveListing(service, owner)));
  const found = async (some: readonly StoredListing[]) => {
    for (const listing of some) {
      service.clock.now = new Date(service.clock.now.getTime() + 1000);
      await aHit(service, search, listing);
    }
  };
  const mailed = async (count: number) => {
    const some = await listings(count);
    await found(some);
    service.clock.now = new Date(service.clock.now.getTime() + 300_000);
    await sendAlerts(service.deps);
    const mail = await alertMailModel(service.connection).findOne({ person: search.person }).lean();
    return { some, mail: mail?._id ?? '' };
  };

  it('shows exactly the listings of a mail in its order, to everyone with the link', async () => {
    const { some, mail } = await mailed(14);
    const { status, body } = await read('favorites', `?mail=${mail}&limit=50`);
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(some.map(({ _id }) => _id).toReversed());
    expect(body).toMatchObject({ goneCount: 0, pagination: { total: 14 } });
    expect(body.data[0]).toMatchObject({ reason: 'new', previous: null });
    expect(openServedCards(body.servedToken, { secret: TEST_SECRET }, service.clock.now)).toEqual(
      idsOf(body),
    );
    const second = await read(search._id, `?mail=${mail}&limit=10&page=2`);
    expect(idsOf(second.body)).toEqual(idsOf(body).slice(10));
  });

  it('counts listings of a mail that are not public any more', async () => {
    const { some, mail } = await mailed(3);
    const [rented] = some;
    if (rented) await changeListing(service, rented, { status: 'rented' });
    const { body } = await read(search._id, `?mail=${mail}`);
    expect(body).toMatchObject({ goneCount: 1, pagination: { total: 2 } });
  });

  it('notes that the person is here when a mail is opened', async () => {
    const { mail } = await mailed(1);
    const people = alertPersonModel(service.connection);
    await people.updateOne({ _id: search.person }, { $set: { askedAt: start } });
    service.clock.now = new Date('2027-01-01T10:00:00Z');
    await read(search._id, `?mail=${mail}`);
    expect(await people.findOne({ _id: search.person }).lean()).toMatchObject({
      lastSeenAt: service.clock.now,
      askedAt: null,
    });
  });

  it('does not find an unknown mail', async () => {
    expect((await read(search._id, '?mail=unknown', person)).status).toBe(404);
  });

  it('shows the person new hits of the search, the newest first and each listing once', async () => {
    const some = await listings(3);
    await found(some);
    const [first] = some;
    if (!first) throw new Error('no listing');
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    // 1,349.99 leva when converted back
    const price = sumOf(1350, 'BGN');
    await changeListing(service, first, { priceHistory: [{ price, at: start }] });
    await aHit(service, search, first, { reason: 'price_drop', previousCents: price.cents });
    const { body } = await read(search._id, '?limit=2', person);
    expect(idsOf(body)).toEqual([first._id, some[2]?._id]);
    expect(body).toMatchObject({ pagination: { total: 3, hasNext: true }, goneCount: 0 });
    expect(body.data[0]).toMatchObject({ reason: 'price_drop', previous: { bgn: 1350 } });
  });

  it('leaves out hits from before the search was last opened, and dropped ones', async () => {
    const [old, dropped, fresh] = await listings(3);
    if (!old || !dropped || !fresh) throw new Error('no listing');
    await found([old]);
    const lastOpenedAt = service.clock.now;
    await savedSearchModel(service.connection).updateOne({ _id: search._id }, { $set: { lastOpenedAt } });
    service.clock.now = new Date(lastOpenedAt.getTime() + 1000);
    await aHit(service, search, dropped, { state: 'dropped', dropReason: 'no_match' });
    await aHit(service, search, fresh);
    expect(idsOf((await read(search._id, '', person)).body)).toEqual([fresh._id]);
  });

  it('is not found without a mail by anyone but the person of the search', async () => {
    const visitors = await aSearch(service, { email: 'posetitel@example.bg' });
    const statuses = await Promise.all([
      read(search._id).then(({ status }) => status),
      read(search._id, '', anActor()).then(({ status }) => status),
      read(visitors._id, '', person).then(({ status }) => status),
      read('favorites', '', person).then(({ status }) => status),
    ]);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});
