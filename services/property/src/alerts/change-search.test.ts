import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { dueAt } from './due-at.ts';
import { aFilter, aHit, aSearch, storedHit, storedSearch, wait } from './testing/a-search.ts';

const MINUTE_MS = 60_000;

describe('a saved search', () => {
  let service: TestProperty;
  let tenant: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    service.clock.now = new Date('2026-11-23T10:00:00Z');
    tenant = anActor({ role: 'tenant' });
    id = await aSearch(service, tenant);
    wait(service, MINUTE_MS);
  });

  const change = (body: object) => service.send('PATCH', `/saved-searches/${id}`, { as: tenant, body });
  const afterMinute = () => new Date(service.clock.now.getTime() + MINUTE_MS);
  const hit = (parts: Parameters<typeof aHit>[1] = {}) =>
    aHit(service, { as: tenant, searchId: id, ...parts });

  it('is renamed without starting again', async () => {
    const before = await storedSearch(service, id);
    const waiting = await hit();
    const { body } = await change({ name: 'До метрото' });
    expect(body).toMatchObject({ message: 'Търсенето е променено.', data: { name: 'До метрото' } });
    expect(await storedSearch(service, id)).toEqual({ ...before, name: 'До метрото' });
    expect((await storedHit(service, waiting))?.state).toBe('waiting');
  });

  it('with other filters starts again, says so and drops what waits', async () => {
    const [waiting, sent] = [await hit(), await hit({ state: 'sent', dueAt: null })];
    const { body } = await change({ filter: { location: 'varna' } });
    expect(body.message).toBe(
      'Търсенето е променено и започва отначало: ще ви пишем за обявите оттук нататък.',
    );
    expect(body.data).toMatchObject({ search: 'location=varna', newCount: 0, nextMailAt: null });
    expect(await storedSearch(service, id)).toMatchObject({
      asOf: service.clock.now,
      catchUpAt: afterMinute(),
      filter: { location: 'varna' },
    });
    expect(await storedHit(service, waiting)).toMatchObject({
      state: 'dropped',
      dropReason: 'search_changed',
    });
    expect((await storedHit(service, sent))?.state).toBe('sent');
  });

  it('with the same filters in another currency goes on', async () => {
    await change({ filter: { location: 'sofia', priceMax: '195583' } });
    wait(service, MINUTE_MS);
    const waiting = await hit();
    const before = await storedSearch(service, id);
    const { body } = await change({ filter: { location: 'sofia', priceMax: '100000', currency: 'EUR' } });
    expect(body).toMatchObject({ message: 'Търсенето е променено.', data: { newCount: 1 } });
    expect(body.data.search).toBe('currency=EUR&location=sofia&priceMax=100000');
    const after = await storedSearch(service, id);
    expect([after?.asOf, after?.filterHash]).toEqual([before?.asOf, before?.filterHash]);
    expect((await storedHit(service, waiting))?.state).toBe('waiting');
  });

  it('cannot take the filters of another search of its person', async () => {
    const filter = aFilter();
    await aSearch(service, tenant, { filter });
    const { status, body } = await change({ filter });
    expect([status, body.message]).toEqual([409, 'Вече имате запазено търсене със същите филтри.']);
    expect((await change({ filter: { location: 'varna' } })).status).toBe(200);
  });

  it.each(['instant', 'weekly', 'off'] as const)('moves what waits to the time of %s', async (frequency) => {
    await change({ frequency: 'daily' });
    const waiting = await hit();
    const { body } = await change({ frequency });
    const due = dueAt(frequency, service.clock.now);
    expect(body.data).toMatchObject({ frequency, nextMailAt: due?.toISOString() ?? null });
    expect((await storedHit(service, waiting))?.dueAt).toEqual(due);
  });

  it('told of again after a time without mails tells what its person has not seen', async () => {
    await change({ frequency: 'off' });
    const seen = await hit({ dueAt: null });
    await service.send('POST', `/saved-searches/${id}/opened`, { as: tenant });
    wait(service, MINUTE_MS);
    const unseen = await hit({ dueAt: null });
    await change({ frequency: 'instant' });
    expect((await storedHit(service, seen))?.dueAt).toBeNull();
    expect((await storedHit(service, unseen))?.dueAt).toEqual(dueAt('instant', service.clock.now));
  });

  it('drops what waits for a reason that is not wanted any more', async () => {
    const [entered, cheaper] = [await hit(), await hit({ reason: 'price_drop' })];
    const { body } = await change({ reasons: ['price_drop', 'new'] });
    expect(body.data).toMatchObject({ reasons: ['new', 'price_drop'], newCount: 1 });
    expect((await storedHit(service, entered))?.dropReason).toBe('search_changed');
    expect((await storedHit(service, cheaper))?.state).toBe('waiting');
  });

  it('drops what waits when it is stopped, and starts from now when it is woken', async () => {
    const waiting = await hit();
    const { body } = await change({ state: 'paused' });
    expect(body.data).toMatchObject({ state: 'paused', nextMailAt: null });
    expect(await storedHit(service, waiting)).toMatchObject({
      state: 'dropped',
      dropReason: 'search_stopped',
    });
    expect((await storedSearch(service, id))?.catchUpAt).toBeNull();
    wait(service, MINUTE_MS);
    expect((await change({ state: 'active' })).body.data.state).toBe('active');
    expect(await storedSearch(service, id)).toMatchObject({
      asOf: service.clock.now,
      catchUpAt: afterMinute(),
    });
  });

  it('wakes from sleep, and goes on when it is active already', async () => {
    await service.connection
      .collection<{ _id: string }>('saved_searches')
      .updateOne({ _id: id }, { $set: { state: 'asleep' } });
    await change({ state: 'active' });
    const woken = await storedSearch(service, id);
    expect(woken).toMatchObject({ state: 'active', asOf: service.clock.now });
    wait(service, MINUTE_MS);
    await change({ state: 'active' });
    expect(await storedSearch(service, id)).toEqual(woken);
  });

  it.each([
    [{ state: 'asleep' }, 'Състояние: изберете стойност от списъка.'],
    [{ filter: { amenities: ['wifi'] } }, 'Стеснете търсенето: изберете място, цена или вид жилище.'],
    [{ asOf: '2026-11-23T10:00:00Z' }, 'Непознато поле: asOf.'],
  ])('refuses the change %j', async (body, message) => {
    expect((await change(body)).body).toMatchObject({ code: 'BAD_REQUEST', message });
  });

  it('keeps both of two concurrent changes', async () => {
    await Promise.all([change({ name: 'До парка' }), change({ frequency: 'weekly' })]);
    expect(await storedSearch(service, id)).toMatchObject({ name: 'До парка', frequency: 'weekly' });
  });

  it('is deleted with its hits, and can be saved again', async () => {
    const filter = aFilter();
    id = await aSearch(service, tenant, { filter });
    const [waiting, sent] = [await hit(), await hit({ state: 'sent' })];
    const remove = () => service.send('DELETE', `/saved-searches/${id}`, { as: tenant });
    expect((await remove()).body).toEqual({ success: true, data: null, message: 'Търсенето е изтрито.' });
    expect((await remove()).status).toBe(404);
    expect([await storedHit(service, waiting), await storedHit(service, sent)]).toEqual([null, null]);
    expect(await aSearch(service, tenant, { filter })).not.toBe(id);
  });

  it('stops with all others when a home is found, and with the news of favourites', async () => {
    const other = await aSearch(service, tenant);
    const stranger = anActor({ role: 'tenant' });
    const theirs = await aSearch(service, stranger);
    const { _id: listingId } = await anActiveListing(service, anActor());
    await service.send('POST', `/properties/${listingId}/favorite`, { as: tenant });
    const own = [await hit(), await hit({ searchId: other }), await hit({ searchId: null, listingId })];
    const foreign = await aHit(service, { as: stranger, searchId: theirs });
    const { body } = await service.send('POST', '/saved-searches/found', { as: tenant });
    expect(body.message).toBe('Честито! Спряхме известията по търсенията и за любимите ви обяви.');
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['paused', 'paused']);
    for (const one of own)
      expect(await storedHit(service, one)).toMatchObject({ dropReason: 'search_stopped', dueAt: null });
    expect((await storedHit(service, foreign))?.state).toBe('waiting');
    expect((await storedSearch(service, theirs))?.state).toBe('active');
    expect(
      await service.connection.collection('favorites').countDocuments({ userId: tenant.id, isTold: false }),
    ).toBe(1);
  });
});
