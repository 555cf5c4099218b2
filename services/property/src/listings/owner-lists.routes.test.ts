import type { Actor } from '@pokriv/contracts/actor';
import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft, anActiveListing, completeFields } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;

describe('own listings', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
    owner = anActor({ listingLimit: null });
  });

  const list = async (query = '') =>
    (await service.send('GET', `/properties/my-properties${query}`, { as: owner })).body;
  const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
  const setStored = (id: string, values: object) =>
    service.connection.collection<{ _id: string }>('listings').updateOne({ _id: id }, { $set: values });
  const post = (path: string, body?: unknown, as = owner) => service.send('POST', path, { as, body });
  const readOwn = async (id: string) =>
    (await service.send('GET', `/properties/${id}`, { as: owner })).body.data;

  it('are counted by state regardless of the filter', async () => {
    await aDraft(service, owner);
    await anActiveListing(service, owner);
    const { _id } = await anActiveListing(service, owner);
    await anActiveListing(service, anActor());
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    for (const query of ['', '?status=draft', '?query=nothing', '?page=9'])
      expect((await list(query)).counts).toEqual({ draft: 1, active: 1, deleted: 1 });
    expect((await list()).data).toHaveLength(2);
    expect((await list('?status=deleted')).data).toHaveLength(1);
  });

  it('are sorted by age, expiry, views and quality', async () => {
    const made = [];
    for (const fields of [{}, { suitableFor: ['students' as const], yearBuilt: 1990 }, { yearBuilt: 1990 }]) {
      made.push((await anActiveListing(service, owner, fields))._id);
      service.clock.now = new Date(service.clock.now.getTime() + 1000);
    }
    const [one = '', two = '', three = ''] = made;
    const draft = (await aDraft(service, owner, { title: undefined, description: undefined }))._id;
    await setStored(one, { expiresAt: new Date(service.clock.now.getTime() + 9 * DAY_MS), views: 5 });
    await setStored(two, { views: 9 });
    await setStored(three, { expiresAt: new Date(service.clock.now.getTime() + DAY_MS) });
    const sorted = async (sort: string) => idsOf(await list(`?sort=${sort}`));
    expect(await sorted('newest')).toEqual([draft, three, two, one]);
    expect(await sorted('oldest')).toEqual([one, two, three, draft]);
    expect(await sorted('expiring')).toEqual([three, one, two, draft]);
    expect((await sorted('views')).slice(0, 2)).toEqual([two, one]);
    expect(await sorted('quality')).toEqual([draft, one, three, two]);
    const page = await list('?sort=expiring&limit=2&page=2');
    expect(idsOf(page)).toEqual([two, draft]);
    expect((await service.send('GET', '/properties/my-properties?sort=price', { as: owner })).status).toBe(
      400,
    );
  });

  it('are found by a word prefix, in Cyrillic and Latin', async () => {
    const { _id } = await aDraft(service, owner, { title: 'Кокетно студио в Младост' });
    await aDraft(service, owner, { title: 'Просторен мезонет с тераса' });
    for (const query of ['кокет', 'koket', 'студио мла', 'студ', 'mladost'])
      expect(idsOf(await list(`?query=${encodeURIComponent(query)}`))).toEqual([_id]);
    expect((await list(`?query=${encodeURIComponent('младост мезонет')}`)).data).toEqual([]);
    expect((await list(`?query=${encodeURIComponent('.*')}`)).data).toHaveLength(2);
  });

  it('are not found by the name or e-mail of their owner, by which an administrator finds them', async () => {
    owner = anActor({ listingLimit: null, firstName: 'Радостин', lastName: 'Младенов' });
    const { _id } = await aDraft(service, owner, { title: 'Мансарда до парка' });
    const admin = anActor({ role: 'admin' });
    for (const word of ['Радостин', 'млад', owner.email]) {
      const query = `query=${encodeURIComponent(word)}`;
      expect([word, idsOf(await list(`?${query}`))]).toEqual([word, []]);
      const all = await service.send('GET', `/properties/admin/all?${query}`, { as: admin });
      expect([word, idsOf(all.body).includes(_id)]).toEqual([word, true]);
    }
  });

  it('are found by number, typed with spaces or „№“', async () => {
    const { _id, number } = await aDraft(service, owner);
    await aDraft(service, owner);
    for (const query of [`${number}`, `№ ${shownListingNumber(number)}`, `обява ${number}`])
      expect(idsOf(await list(`?query=${encodeURIComponent(query)}`))).toEqual([_id]);
    const { number: foreign } = await aDraft(service, anActor());
    expect((await list(`?query=${foreign}`)).data).toEqual([]);
  });

  it('have a quality score that is updated with every change', async () => {
    const { _id } = await aDraft(service, owner);
    const before = await readOwn(_id);
    expect(before.quality).toMatchObject({ hints: expect.arrayContaining(['fivePictures', 'building']) });
    expect(before.phoneReveals).toBe(0);
    await service.send('PUT', `/properties/${_id}`, { as: owner, body: { yearBuilt: 1990 } });
    const after = await readOwn(_id);
    expect(after.quality.score).toBe(before.quality.score + 2);
    expect(after.quality.hints).not.toContain('building');
    expect((await service.deps.listings.get(_id)).qualityScore).toBe(after.quality.score);
  });

  describe('duplicating', () => {
    it('creates a draft with all content and the same pictures, without the counters', async () => {
      const original = await anActiveListing(service, owner);
      await setStored(original._id, { views: 7, favorites: 2, phoneReveals: 3 });
      const reply = await post(`/properties/${original._id}/duplicate`);
      expect(reply).toMatchObject({ status: 201, body: { data: { status: 'draft', version: 1, views: 0 } } });
      const copy = await service.deps.listings.get(reply.body.data.id);
      expect(copy).toMatchObject({ fields: completeFields, images: original.images, ownerId: owner.id });
      expect(copy).toMatchObject({ favorites: 0, phoneReveals: 0, priceHistory: [], publishedAt: null });
      const { body } = await service.send('GET', `/properties/${copy._id}/history`, { as: owner });
      expect(body.data).toMatchObject([{ action: 'duplicate', to: 'draft' }]);
      expect((await post(`/properties/${copy._id}/submit`)).body.data.status).toBe('pending');
    });

    it('includes a pending edit', async () => {
      const { _id } = await anActiveListing(service, owner);
      const title = 'Съвсем друго заглавие на обявата';
      await service.send('PUT', `/properties/${_id}`, { as: owner, body: { title } });
      expect((await post(`/properties/${_id}/duplicate`)).body.data).toMatchObject({ title, revision: null });
    });

    it('is for the owner only, up to ten drafts, and not for removed or deleted listings', async () => {
      const { _id } = await anActiveListing(service, owner);
      const path = `/properties/${_id}/duplicate`;
      const admin = anActor({ role: 'admin', listingLimit: null });
      for (const as of [anActor(), admin]) expect((await post(path, undefined, as)).status).toBe(403);
      for (let count = 0; count < 10; count += 1) expect((await post(path)).status).toBe(201);
      expect((await post(path)).body.code).toBe('CONFLICT');
      for (const status of ['removed', 'deleted']) {
        await setStored(_id, { status });
        expect((await post(path)).body.code).toBe('INVALID_TRANSITION');
      }
    });
  });

  it('take a bulk step; failed ones say why', async () => {
    const one = await anActiveListing(service, owner);
    const two = await anActiveListing(service, owner);
    const draft = await aDraft(service, owner);
    const foreign = await anActiveListing(service, anActor());
    const nowhere = '0'.repeat(24);
    const ids = [one._id, draft._id, foreign._id, nowhere, two._id, one._id];
    const paused = await post('/properties/bulk', { action: 'pause', ids });
    expect(paused.body.data).toEqual([
      { id: one._id, status: 'paused' },
      { id: draft._id, message: 'Действието не е позволено за обява в това състояние.' },
      { id: foreign._id, message: 'Нямате права за това действие.' },
      { id: nowhere, message: 'Обявата не е намерена.' },
      { id: two._id, status: 'paused' },
    ]);
    const resumed = await post('/properties/bulk', { action: 'resume', ids: [one._id, two._id] });
    expect(resumed.body.data.map(({ status }: { status: string }) => status)).toEqual(['active', 'active']);
    for (const body of [{ action: 'approve', ids }, { action: 'pause', ids: [] }, { action: 'pause' }])
      expect((await post('/properties/bulk', body)).status).toBe(400);
  });

  it('are rented and deleted in bulk', async () => {
    const one = await anActiveListing(service, owner);
    const draft = await aDraft(service, owner);
    const rented = await post('/properties/bulk', { action: 'rent', ids: [one._id, draft._id] });
    expect(rented.body.data).toEqual([
      { id: one._id, status: 'rented' },
      { id: draft._id, message: 'Действието не е позволено за обява в това състояние.' },
    ]);
    const deleted = await post('/properties/bulk', { action: 'delete', ids: [one._id, draft._id] });
    expect(deleted.body.data.map(({ status }: { status: string }) => status)).toEqual(['deleted', 'deleted']);
  });

  it('are renewed in bulk up to the slot limit', async () => {
    const limited = anActor({ listingLimit: 2 });
    const ids = [];
    for (let count = 0; count < 3; count += 1) {
      const { _id } = await anActiveListing(service, limited);
      await post(`/properties/${_id}/rent`, undefined, limited);
      ids.push(_id);
    }
    const { body } = await post('/properties/bulk', { action: 'renew', ids }, limited);
    expect(body.data).toMatchObject([
      { status: 'active' },
      { status: 'active' },
      { message: expect.stringContaining('Достигнахте лимита от 2 обяви.') },
    ]);
  });

  it.each(['renew', 'restore'])('never exceed the slot limit with a parallel %s', async (name) => {
    const limited = anActor({ listingLimit: 1 });
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await anActiveListing(service, limited));
    for (const { _id } of made) {
      if (name === 'renew') await post(`/properties/${_id}/rent`, undefined, limited);
      else await service.send('DELETE', `/properties/${_id}`, { as: limited });
    }
    const replies = await Promise.all(
      made.map(({ _id }) => post(`/properties/${_id}/${name}`, undefined, limited)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });
});
