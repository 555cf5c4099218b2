import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { alertPersonModel, savedSearchModel } from './alert.models.ts';
import { personOfAccount } from './alert-person.ts';
import { aFilter, aHit, aSearch, save, storedSearch, wait } from './testing/a-search.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('saved searches', () => {
  let service: TestProperty;
  let tenant: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
    tenant = anActor({ role: 'tenant' });
  });

  const ask = (method: string, path: string, as: Actor | undefined = tenant, body?: object) =>
    service.send(method, `/saved-searches${path}`, { as, body });
  const countOf = (as: Actor) =>
    savedSearchModel(service.connection).countDocuments({ person: personOfAccount(as.id) });

  describe('saving', () => {
    it('answers 201 with the search, and its filters as the address of results', async () => {
      const filter = { location: 'sofia', priceMax: '1500', propertyType: ['studio', 'apartment'] };
      const { status, body } = await save(service, tenant, { filter, frequency: 'daily' });
      expect([status, body]).toEqual([
        201,
        {
          success: true,
          message: 'Търсенето е запазено.',
          data: {
            id: expect.any(String),
            name: 'Двустаен в Лозенец',
            search: 'currency=BGN&location=sofia&priceMax=1500&propertyType=studio&propertyType=apartment',
            frequency: 'daily',
            reasons: ['new', 'entered', 'price_drop', 'back'],
            state: 'active',
            newCount: 0,
            nextMailAt: null,
            lastOpenedAt: null,
            createdAt: service.clock.now.toISOString(),
          },
        },
      ]);
      const stored = await storedSearch(service, body.data.id);
      expect(stored).toMatchObject({
        person: personOfAccount(tenant.id),
        asOf: service.clock.now,
        catchUpAt: new Date(service.clock.now.getTime() + 60 * SECOND_MS),
        filter: { location: 'sofia', priceMax: 1500, currency: 'BGN' },
      });
      expect((await ask('GET', `/${body.data.id}`)).body.data).toEqual(body.data);
      expect((await ask('GET', '')).body.data).toEqual([body.data]);
    });

    it('keeps a drawn area and a map’s box in the address of results', async () => {
      const polygon = '23.3,42.6;23.4,42.6;23.4,42.7';
      const { body } = await save(service, tenant, { filter: { polygon, bbox: '23.2,42.6,23.5,42.8' } });
      const search = new URLSearchParams(body.data.search as string);
      expect([search.get('polygon'), search.get('bbox')]).toEqual([polygon, '23.2,42.6,23.5,42.8']);
    });

    it.each([
      ['of the results that the person sees', -HOUR_MS, -HOUR_MS],
      ['at most a day ago', -3 * DAY_MS, -DAY_MS],
      ['never in the future', HOUR_MS, 0],
    ])('starts the search %s', async (_when, asked, kept) => {
      const at = service.clock.now.getTime();
      const id = await aSearch(service, tenant, { asOf: new Date(at + asked).toISOString() });
      expect((await storedSearch(service, id))?.asOf.getTime()).toBe(at + kept);
    });

    it('answers 200 with the search that has the same filters, in another order or currency', async () => {
      const filter = { location: 'sofia', propertyType: ['studio', 'room'], priceMax: '195583' };
      const first = await save(service, tenant, { filter });
      const same = { ...filter, propertyType: ['room', 'studio'], priceMax: '100000', currency: 'EUR' };
      const second = await save(service, tenant, { filter: same, name: 'Друго име', frequency: 'weekly' });
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toMatchObject({ data: first.body.data, message: 'Вече имате това търсене.' });
      expect(await countOf(tenant)).toBe(1);
    });

    it('saves the same search once under concurrent calls', async () => {
      const filter = aFilter();
      const replies = await Promise.all([1, 2, 3, 4].map(() => save(service, tenant, { filter })));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    });

    it('refuses the 21st search and names the limit', async () => {
      for (let at = 0; at < 20; at += 1) await aSearch(service, tenant);
      const { status, body } = await save(service, tenant);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
      expect(body.message).toBe(
        'Можете да имате най-много 20 запазени търсения. Изтрийте някое, което не ви трябва.',
      );
    });

    it('gives the last place once under concurrent calls', async () => {
      for (let at = 0; at < 19; at += 1) await aSearch(service, tenant);
      const replies = await Promise.all([1, 2, 3].map(() => save(service, tenant)));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await countOf(tenant)).toBe(20);
    });

    const corners = Array.from({ length: 500 }, (_, at) => `23.${at},42.6`).join(';');
    it.each([
      ['nothing that narrows', { amenities: ['wifi'] }, 'filter', 'Стеснете търсенето: изберете място'],
      ['the box of the whole country', { bbox: '20,40,30,45' }, 'filter', 'Стеснете търсенето'],
      [
        '500 corners',
        { polygon: corners },
        'filter.polygon',
        'Област на картата: позволени са от 3 до 60 точки',
      ],
      ['a rent of letters', { priceMax: 'евтино' }, 'filter.priceMax', 'Максималната цена: въведете цяло'],
      ['bounds the wrong way', { priceMin: '9', priceMax: '8' }, 'filter.priceMin', 'Минималната цена е над'],
      [
        'an unknown filter',
        { location: 'sofia', pool: 'yes' },
        'filter.pool',
        'Търсене: непознато поле: pool',
      ],
    ])('refuses %s', async (_what, filter, param, message) => {
      const { status, body } = await save(service, tenant, { filter });
      expect([status, body.code, body.errors[0].param]).toEqual([400, 'BAD_REQUEST', param]);
      expect(body.message).toContain(message);
    });

    it.each([
      [{ name: ' ' }, 'Име: полето е задължително.'],
      [{ name: 'Я'.repeat(61) }, 'Име: въведете най-много 60 символа.'],
      [{ frequency: 'hourly' }, 'Кога: изберете стойност от списъка.'],
      [{ reasons: [] }, 'За какво: изберете поне една причина.'],
      [{ asOf: 'вчера' }, 'Време на резултатите: невалидни дата и час.'],
    ])('refuses %j and names the field', async (parts, message) => {
      expect((await save(service, tenant, parts)).body).toMatchObject({ code: 'BAD_REQUEST', message });
    });
  });

  it('are hidden from others and from visitors', async () => {
    const id = await aSearch(service, tenant);
    const stranger = anActor();
    const calls = [
      ['GET', `/${id}`],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/opened`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'PATCH' ? { name: 'Чуждо' } : undefined;
      for (const as of [stranger, anActor({ role: 'admin' })]) {
        const reply = await ask(method, path, as, body);
        expect([method, reply.status, reply.body.message]).toEqual([method, 404, 'Няма такова търсене.']);
      }
      expect((await service.send(method, `/saved-searches${path}`, { body })).status).toBe(401);
    }
    expect((await ask('GET', '', stranger)).body.data).toEqual([]);
    expect(await storedSearch(service, id)).toMatchObject({ name: 'Двустаен в Лозенец', lastOpenedAt: null });
  });

  describe('news', () => {
    it('count each listing once, since the search was last opened, for reasons that are wanted', async () => {
      const id = await aSearch(service, tenant, { reasons: ['new', 'entered'] });
      const other = await aSearch(service, tenant);
      const empty = await aSearch(service, tenant);
      const earlier = new Date(service.clock.now.getTime() - HOUR_MS);
      await aHit(service, { as: tenant, searchId: id, at: earlier });
      wait(service, SECOND_MS);
      const dueAt = new Date(service.clock.now.getTime() + 60 * SECOND_MS);
      await aHit(service, { as: tenant, searchId: id, listingId: 'l1', reason: 'new' });
      await aHit(service, { as: tenant, searchId: id, listingId: 'l1', state: 'sent', dueAt: null });
      await aHit(service, { as: tenant, searchId: id, listingId: 'l2', reason: 'price_drop' });
      await aHit(service, { as: tenant, searchId: id, listingId: 'l3', state: 'dropped' });
      await aHit(service, { as: tenant, searchId: id, listingId: 'l4', dueAt });
      await aHit(service, { as: tenant, searchId: other, listingId: 'l4' });
      const counts = async () => {
        const { data } = (await ask('GET', '')).body as { data: { id: string; newCount: number }[] };
        return [id, other, empty].map((one) => data.find((search) => search.id === one)?.newCount);
      };
      expect(await counts()).toEqual([2, 1, 0]);
      expect((await ask('GET', '/news')).body.data).toEqual({ searches: 2, listings: 2 });
      expect((await ask('GET', `/${id}`)).body.data.nextMailAt).toBe(dueAt.toISOString());

      wait(service, SECOND_MS);
      const opened = await ask('POST', `/${id}/opened`);
      expect(opened.body.data).toMatchObject({
        newCount: 0,
        lastOpenedAt: service.clock.now.toISOString(),
        nextMailAt: dueAt.toISOString(),
      });
      expect(await counts()).toEqual([0, 1, 0]);
      expect((await ask('GET', '/news')).body.data).toEqual({ searches: 1, listings: 1 });
    });

    it('are none for a person without searches', async () => {
      expect((await ask('GET', '/news')).body.data).toEqual({ searches: 0, listings: 0 });
    });

    it('note the visit at most once a day, and at once when it answers a question', async () => {
      await aSearch(service, tenant);
      const people = alertPersonModel(service.connection);
      const _id = personOfAccount(tenant.id);
      const seen = async () => (await people.findOne({ _id }).lean())?.lastSeenAt;
      const first = service.clock.now;
      wait(service, 23 * HOUR_MS);
      await ask('GET', '/news');
      expect(await seen()).toEqual(first);
      wait(service, 2 * HOUR_MS);
      await ask('GET', '');
      expect(await seen()).toEqual(service.clock.now);
      await people.updateOne({ _id }, { $set: { askedAt: service.clock.now } });
      wait(service, HOUR_MS);
      await ask('GET', '/news');
      expect(await people.findOne({ _id }).lean()).toMatchObject({
        lastSeenAt: service.clock.now,
        askedAt: null,
      });
    });
  });
});
