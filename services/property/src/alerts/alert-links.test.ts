import { randomUUID } from 'node:crypto';

import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { aVisitor, TEST_SECRET } from '@pokriv/service-kit/testing';

import { PREVIOUS_LINK_SECRET, startProperty, type TestProperty } from '../testing.ts';
import { savedSearchModel } from './alert.models.ts';
import { purgeSearches } from './purge-searches.ts';
import { aFilter, aHit, linkOf, storedHit, storedSearch, wait } from './testing/a-search.ts';
import { aVisitorOf, type TestVisitor } from './testing/a-visitor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const tooOld = 'Връзката вече не важи: търсенето се потвърждава до 48 часа. Запазете го отново.';

describe('a search of a visitor, by the link of a mail,', () => {
  let service: TestProperty;
  let visitor: TestVisitor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date('2026-11-23T10:00:00Z');
    visitor = aVisitorOf(service);
  });

  it('shows itself and changes nothing when the link is opened', async () => {
    await visitor.ask({ filter: { location: 'varna' } });
    const [search] = await visitor.searches();
    const { status, body } = await visitor.link('GET', visitor.confirmation(search?._id ?? ''));
    expect([status, body.data]).toEqual([
      200,
      {
        action: 'confirm',
        searches: [{ name: 'Двустаен в Лозенец', search: 'location=varna', state: 'unconfirmed' }],
      },
    ]);
    expect(await visitor.searches()).toEqual([search]);
  });

  it('starts, and tells also what came since it was saved', async () => {
    await visitor.ask();
    const [{ _id: id, asOf } = { _id: '', asOf: null }] = await visitor.searches();
    const token = visitor.confirmation(id);
    wait(service, HOUR_MS);
    const { body } = await visitor.link('POST', token);
    expect(body.data).toMatchObject({ action: 'confirm', searches: [{ state: 'active' }] });
    const started = await storedSearch(service, id);
    const catchUpAt = new Date(service.clock.now.getTime() + 60_000);
    expect(started).toMatchObject({ state: 'active', asOf, catchUpAt, confirmBy: null });
    wait(service, HOUR_MS);
    expect((await visitor.link('POST', token)).body).toEqual(body);
    expect(await storedSearch(service, id)).toEqual(started);
  });

  it('starts once under concurrent presses', async () => {
    await visitor.ask();
    const token = visitor.confirmation((await visitor.searches())[0]?._id ?? '');
    const replies = await Promise.all([1, 2, 3].map(() => visitor.link('POST', token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await visitor.searches()).toMatchObject([{ state: 'active' }]);
  });

  it('is gone after 48 hours, whether it was purged or not', async () => {
    await visitor.ask();
    const [{ _id: id } = { _id: '' }] = await visitor.searches();
    const [token, withoutEnd] = [
      visitor.confirmation(id),
      linkOf({ action: 'confirm', person: visitor.person, searchId: id }),
    ];
    wait(service, 48 * HOUR_MS - 1);
    await purgeSearches(service.deps);
    expect((await visitor.link('GET', token)).status).toBe(200);
    wait(service, 1);
    for (const method of ['GET', 'POST'] as const)
      expect(await visitor.link(method, token)).toMatchObject({
        status: 410,
        body: { code: 'GONE', message: tooOld },
      });
    expect(await purgeSearches(service.deps)).toBeGreaterThanOrEqual(1);
    expect(await visitor.searches()).toEqual([]);
    expect((await visitor.link('POST', withoutEnd)).status).toBe(410);
  });

  it('is not confirmed above the limit', async () => {
    const known = {
      person: visitor.person,
      userId: null,
      email: visitor.email,
      name: 'Друго',
      filter: aFilter(),
      frequency: 'off',
    };
    const at = service.clock.now;
    await savedSearchModel(service.connection).insertMany(
      Array.from({ length: 20 }, (_, hash) => ({
        ...known,
        ...{ _id: randomUUID(), filterHash: String(hash), reasons: [], state: 'paused' },
        ...{ asOf: at, createdAt: at },
      })),
    );
    await visitor.ask();
    const searchId = (await visitor.asked())[0]?.searchId ?? '';
    expect((await visitor.link('POST', visitor.confirmation(searchId))).body).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await storedSearch(service, searchId))?.state).toBe('unconfirmed');
  });

  it('is refused with a forged signature', async () => {
    const claim = { action: 'stop_all', person: visitor.person } as const;
    const forged = [linkOf(claim, TEST_SECRET), 'a'.repeat(40), `${linkOf(claim)}x`];
    const unclear = [linkOf({ action: 'stop', person: visitor.person }), linkOf({ ...claim, searchId: 'a' })];
    for (const token of [...forged, ...unclear])
      for (const method of ['GET', 'POST'] as const)
        expect(await visitor.link(method, token)).toMatchObject({
          status: 400,
          body: { message: 'Връзката е невалидна. Отворете я отново от писмото.' },
        });
  });

  it('stops at once by the button of a mail program, and again without an effect', async () => {
    const id = await visitor.confirmed();
    const waiting = await aHit(service, { person: visitor.person, searchId: id });
    const token = linkOf({ action: 'stop', person: visitor.person, searchId: id }, PREVIOUS_LINK_SECRET);
    const path = `/saved-searches/link/${token}`;
    for (let time = 0; time < 2; time += 1) {
      const reply = await fetch(service.origin + path, {
        method: 'POST',
        headers: {
          [SEAL_HEADER]: seal(aVisitor, callKey('POST', path), TEST_SECRET),
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(reply.status).toBe(200);
      const confirmBy = new Date('2026-12-23T10:00:00Z');
      expect(await storedSearch(service, id)).toMatchObject({ state: 'paused', catchUpAt: null, confirmBy });
      wait(service, HOUR_MS);
    }
    expect(await storedHit(service, waiting)).toMatchObject({ dropReason: 'search_stopped' });
  });

  it('stops with all others of its visitor.person, and is deleted 30 days later with what is known of them', async () => {
    const ids = [await visitor.confirmed(), await visitor.confirmed()];
    const token = linkOf({ action: 'stop_all', person: visitor.person });
    const { body } = await visitor.link('POST', token);
    expect(body.data.searches.map(({ state }: { state: string }) => state)).toEqual(['paused', 'paused']);
    wait(service, 29 * DAY_MS);
    await purgeSearches(service.deps);
    expect(await visitor.searches()).toHaveLength(ids.length);
    wait(service, DAY_MS);
    await purgeSearches(service.deps);
    expect(await visitor.searches()).toEqual([]);
    const people = service.connection.collection<{ _id: string }>('alert_people');
    expect(await people.findOne({ _id: visitor.person })).toBeNull();
    expect((await visitor.link('POST', token)).body.data).toEqual({ action: 'stop_all', searches: [] });
  });

  it('is deleted without what is known of its visitor while they have another one', async () => {
    const stopped = await visitor.confirmed();
    const kept = await visitor.confirmed();
    await visitor.link('POST', linkOf({ action: 'stop', person: visitor.person, searchId: stopped }));
    wait(service, 30 * DAY_MS);
    await purgeSearches(service.deps);
    expect((await visitor.searches()).map(({ _id }) => _id)).toEqual([kept]);
    const people = service.connection.collection<{ _id: string }>('alert_people');
    expect(await people.findOne({ _id: visitor.person })).not.toBeNull();
  });

  it('starts from now when it was stopped and is saved and confirmed again', async () => {
    const filter = aFilter();
    const id = await visitor.confirmed({ filter });
    await visitor.link('POST', linkOf({ action: 'stop', person: visitor.person, searchId: id }));
    wait(service, 3 * DAY_MS);
    await visitor.ask({ filter });
    expect((await storedSearch(service, id))?.state).toBe('paused');
    expect(await visitor.asked()).toHaveLength(2);
    await visitor.link('POST', visitor.confirmation(id));
    expect(await storedSearch(service, id)).toMatchObject({
      state: 'active',
      asOf: service.clock.now,
      confirmBy: null,
    });
  });

  it('stops with all others when its person answers that they have found a home', async () => {
    const id = await visitor.confirmed();
    const path = `/saved-searches/link/${linkOf({ action: 'still', person: visitor.person })}`;
    const { body } = await service.send('POST', path, { body: { hasFoundHome: true } });
    expect(body.data).toMatchObject({ action: 'still', searches: [{ state: 'paused' }] });
    expect((await storedSearch(service, id))?.state).toBe('paused');
  });

  it('wakes from sleep when its visitor.person still looks', async () => {
    const id = await visitor.confirmed();
    const searches = service.connection.collection<{ _id: string }>('saved_searches');
    const people = service.connection.collection<{ _id: string }>('alert_people');
    await searches.updateOne({ _id: id }, { $set: { state: 'asleep' } });
    await people.updateOne({ _id: visitor.person }, { $set: { askedAt: service.clock.now } });
    wait(service, 9 * DAY_MS);
    const still = linkOf({ action: 'still', person: visitor.person });
    expect((await visitor.link('GET', still)).body.data.searches).toMatchObject([{ state: 'asleep' }]);
    expect((await visitor.link('POST', still)).body.data.searches).toMatchObject([{ state: 'active' }]);
    expect(await storedSearch(service, id)).toMatchObject({ asOf: service.clock.now });
    expect(await people.findOne({ _id: visitor.person })).toMatchObject({
      askedAt: null,
      lastSeenAt: service.clock.now,
    });
  });
});
