import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { alertPersonModel, savedSearchModel } from './alert.models.ts';
import { personOfAccount } from './alert-person.ts';
import { aFilter, aHit, aSearch, linkOf, save, storedHit, storedSearch } from './testing/a-search.ts';
import { aVisitorOf, type TestVisitor } from './testing/a-visitor.ts';

describe('adoption of a visitor’s searches', () => {
  let service: TestProperty;
  let visitor: TestVisitor;
  let tenant: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    visitor = aVisitorOf(service);
    tenant = anActor({ role: 'tenant', email: visitor.email });
  });

  const list = async (as = tenant) =>
    (await service.send('GET', '/saved-searches', { as })).body.data as { id: string; state: string }[];
  const idsOf = async () => (await list()).map(({ id }) => id).sort();
  const receive = (isEmailVerified: boolean, version: number) =>
    propertyInbox(service.deps)['account-changed'](
      {
        ...{ userId: tenant.id, email: visitor.email, firstName: 'Иван', lastName: 'Иванов', avatar: null },
        ...{ role: 'tenant', isPremium: false, isEmailVerified, version },
      },
      { eventId: 'e', once: (change) => service.deps.inTransaction(change) },
    );

  it('gives the account of the verified address what its visitor has confirmed, with the hits', async () => {
    const id = await visitor.confirmed();
    await visitor.ask();
    const hit = await aHit(service, { person: visitor.person, searchId: id });
    expect(await idsOf()).toEqual([id]);
    const person = personOfAccount(tenant.id);
    expect(await storedSearch(service, id)).toMatchObject({ person, userId: tenant.id, email: null });
    expect((await storedHit(service, hit))?.person).toBe(person);
    expect(await visitor.searches()).toMatchObject([{ state: 'unconfirmed' }]);
  });

  it('comes with the news that the address is verified', async () => {
    const id = await visitor.confirmed();
    await receive(false, 1);
    expect((await storedSearch(service, id))?.person).toBe(visitor.person);
    await receive(true, 2);
    expect((await storedSearch(service, id))?.person).toBe(personOfAccount(tenant.id));
  });

  it('leaves the searches of an address that is not verified', async () => {
    const id = await visitor.confirmed();
    expect(await list({ ...tenant, isEmailVerified: false })).toEqual([]);
    expect(await list(anActor())).toEqual([]);
    expect((await storedSearch(service, id))?.person).toBe(visitor.person);
  });

  it('keeps the account’s own of two with the same filters', async () => {
    const filter = aFilter();
    const own = await aSearch(service, { ...tenant, isEmailVerified: false }, { filter });
    const id = await visitor.confirmed({ filter });
    const hit = await aHit(service, { person: visitor.person, searchId: id });
    expect(await idsOf()).toEqual([own]);
    expect([await storedSearch(service, id), await storedHit(service, hit)]).toEqual([null, null]);
  });

  it('stops at the limit, which counts what was adopted', async () => {
    const ids = [await visitor.confirmed(), await visitor.confirmed(), await visitor.confirmed()];
    const unverified = { ...tenant, isEmailVerified: false };
    for (let at = 0; at < 18; at += 1) await aSearch(service, unverified);
    const { status } = await save(service, tenant);
    expect(status).toBe(409);
    expect(await list()).toHaveLength(20);
    expect((await visitor.searches()).map(({ _id }) => _id)).toEqual([ids.at(-1)]);
  });

  it('happens once under concurrent calls', async () => {
    const ids = [await visitor.confirmed(), await visitor.confirmed()].sort();
    await Promise.all([list(), list(), service.send('GET', '/saved-searches/news', { as: tenant })]);
    expect(await idsOf()).toEqual(ids);
    expect(await savedSearchModel(service.connection).countDocuments({ userId: tenant.id })).toBe(2);
  });

  it('keeps the links of earlier mails, and counts those mails', async () => {
    const [id, other] = [await visitor.confirmed(), await visitor.confirmed()];
    const people = alertPersonModel(service.connection);
    const mailsAt = [service.clock.now];
    await people.updateOne({ _id: visitor.person }, { $set: { mailsAt } });
    await list();
    expect(await people.findOne({ _id: personOfAccount(tenant.id) }).lean()).toMatchObject({ mailsAt });
    const { person } = visitor;
    await visitor.link('POST', linkOf({ action: 'stop', person, searchId: id }));
    const states = async () => (await list()).map((search) => [search.id, search.state]);
    expect(Object.fromEntries(await states())).toEqual({ [id]: 'paused', [other]: 'active' });
    await visitor.link('POST', linkOf({ action: 'stop_all', person }));
    expect(Object.fromEntries(await states())).toEqual({ [id]: 'paused', [other]: 'paused' });
    expect((await storedSearch(service, id))?.confirmBy).toBeNull();
  });

  it('leaves in reach of a mail’s link what the account could not take, beside what it took', async () => {
    for (let made = 0; made < 2; made += 1) await visitor.confirmed();
    const unverified = { ...tenant, isEmailVerified: false };
    for (let made = 0; made < 19; made += 1) await aSearch(service, unverified);
    await list();
    const [left] = await visitor.searches();
    const token = linkOf({ action: 'stop_all', person: visitor.person });
    const shown = (await visitor.link('GET', token)).body.data.searches;
    expect(shown).toHaveLength(21);
    const { body } = await visitor.link('POST', token);
    expect(body.data.searches.map(({ state }: { state: string }) => state)).toEqual(
      shown.map(() => 'paused'),
    );
    expect((await storedSearch(service, left?._id ?? ''))?.state).toBe('paused');
    expect((await list()).filter(({ state }) => state !== 'paused')).toEqual([]);
  });
});
