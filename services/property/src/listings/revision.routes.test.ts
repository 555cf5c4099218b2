import type { Actor } from '@pokriv/contracts/actor';
import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { aDraft, anActiveListing, anImage, completeFields } from './testing/a-listing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const title = 'Съвсем друго заглавие на обявата';

describe('revision of a listing', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    owner = anActor({ listingLimit: null });
  });

  const change = (id: string, body: unknown) => service.send('PUT', `/properties/${id}`, { as: owner, body });
  const moderate = (id: string, name: string, body?: unknown) =>
    service.send('PUT', `/admin/properties/${id}/${name}`, { as: admin, body });
  const recall = (listingId: string) =>
    propertyInbox(service.deps)['listing-recalled'](
      { listingId, reason: 'Няколко сигнала за обявата.', by: 'system', actorId: null },
      { eventId: 'e', once: async (work) => service.deps.inTransaction(work) },
    );
  const readPublic = async (id: string) => (await service.send('GET', `/properties/${id}`)).body.data;
  const difference = (id: string, as: Actor) => service.send('GET', `/properties/${id}/revision`, { as });

  it('is shown field by field, before and after', async () => {
    const { _id, images } = await anActiveListing(service, owner);
    expect((await difference(_id, owner)).body.data).toEqual([]);
    await change(_id, { title, price: 1500, monthlyFees: 40 });
    const order = images.map(({ id }) => id).reverse();
    await service.send('PUT', `/properties/${_id}/images`, { as: owner, body: { order } });
    for (const as of [owner, admin]) {
      const { data } = (await difference(_id, as)).body;
      expect(data).toMatchObject([
        { field: 'title', before: completeFields.title, after: title },
        {
          field: 'price',
          before: { cents: 46_016, currency: 'EUR', bgn: 900, entered: { amount: 900, currency: 'BGN' } },
          after: { cents: 76_694, currency: 'EUR', bgn: 1500, entered: { amount: 1500, currency: 'BGN' } },
        },
        { field: 'images', before: [{ id: anImage(1).id }, {}, {}], after: [{ id: anImage(3).id }, {}, {}] },
      ]);
      expect(JSON.stringify(data)).not.toContain('hash');
    }
    expect((await difference(_id, anActor())).status).toBe(403);
  });

  it('keeps a new video from visitors until it is approved', async () => {
    const { _id } = await anActiveListing(service, owner);
    const video = 'https://www.youtube.com/watch?v=a_b-C3d4E5f';
    await change(_id, { video: 'youtu.be/a_b-C3d4E5f?si=tracked' });
    expect((await readPublic(_id)).video).toBeUndefined();
    expect((await difference(_id, admin)).body.data).toEqual([
      { field: 'video', before: null, after: video },
    ]);
    await moderate(_id, 'approve');
    expect((await readPublic(_id)).video).toBe(video);

    const refused = await change(_id, { video: 'https://evil.bg/watch?v=a_b-C3d4E5f' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ param: 'video', msg: expect.stringContaining('YouTube или Vimeo') }] },
    });
    await change(_id, { video: null });
    expect((await readPublic(_id)).video).toBe(video);
    await moderate(_id, 'approve');
    expect((await readPublic(_id)).video).toBeUndefined();
  });

  it('with a stale version is answered with the stored listing', async () => {
    const { _id } = await aDraft(service, owner);
    await change(_id, { price: 1000, version: 1 });
    const reply = await change(_id, { price: 1100, version: 1 });
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        current: { id: _id, price: { bgn: 1000 }, version: 2, contactPhone: '0888123456' },
      },
    });
  });

  it('made after a moderator’s read makes the decision fail', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    const { version } = await service.deps.listings.get(_id);
    await change(_id, { title: 'Обадете се веднага на този номер' });
    const decisions = [
      await moderate(_id, 'approve', { version }),
      await moderate(_id, 'reject', { version, reason: 'Телефон в заглавието.' }),
      await moderate(_id, 'remove', { version, reason: 'Телефон в заглавието.' }),
    ];
    for (const reply of decisions)
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', current: { version: version + 1 } },
      });
    expect((await readPublic(_id)).title).toBe(completeFields.title);
    expect((await moderate(_id, 'approve', { version: version + 1 })).status).toBe(200);
    expect((await moderate(_id, 'approve', { version: 'x' })).status).toBe(400);
  });

  it('is announced as a revision when it is decided on', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    await moderate(_id, 'reject', { reason: 'Телефон в заглавието.' });
    await change(_id, { title: `${title} 2` });
    await moderate(_id, 'approve');
    const told = (await service.announced()).filter(({ fact }) => fact.listingId === _id);
    expect(told.filter(({ name }) => name !== 'listing-changed')).toMatchObject([
      { name: 'listing-rejected', fact: { isRevision: true, reason: 'Телефон в заглавието.' } },
      { name: 'listing-approved', fact: { isRevision: true } },
    ]);
  });

  it('is merged into the owner’s working copy when a moderator requests changes', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    await moderate(_id, 'request-changes', { reason: 'Снимките не са на имота.' });
    expect(await service.deps.listings.get(_id)).toMatchObject({
      status: 'rejected',
      revision: null,
      approval: null,
      fields: { title },
    });
  });

  it('that was rejected is not published by a later approval', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    await moderate(_id, 'reject', { reason: 'Телефон в заглавието.' });
    await recall(_id);
    const seen = (await service.send('GET', `/properties/${_id}`, { as: admin })).body.data;
    expect([seen.status, seen.title]).toEqual(['pending', completeFields.title]);
    expect((await moderate(_id, 'approve', { version: seen.version })).body.data.title).toBe(
      completeFields.title,
    );
    expect((await readPublic(_id)).title).toBe(completeFields.title);
    const own = (await service.send('GET', `/properties/${_id}`, { as: owner })).body.data;
    expect([own.title, own.revision.status]).toEqual([title, 'rejected']);
  });

  it.each([
    ['contactName', { contactName: 'Друг Човек' }],
    ['agencyName', { advertiserType: 'agency', agencyName: 'Друга агенция', eik: '831641791' }],
    ['images', undefined],
  ])('of %s waits for a moderator', async (field, body) => {
    const { _id, images } = await anActiveListing(service, owner);
    const alt = { [images[0]?.id ?? '']: 'Друг текст' };
    if (body) await change(_id, body);
    else await service.send('PUT', `/properties/${_id}/images`, { as: owner, body: { alt } });
    const { revision } = await service.deps.listings.get(_id);
    expect(Object.keys({ ...revision?.fields, ...(revision?.images && { images: [] }) })).toEqual([field]);
  });

  it('of the rent is compared with the last approved rent', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await change(_id, { price: 1100 })).body.data).toMatchObject({
      price: { bgn: 1100 },
      approvedPrice: { cents: 46_016, currency: 'EUR' },
    });
    await change(_id, { price: 1400 });
    const raised = await service.deps.listings.get(_id);
    expect([raised.fields.price, raised.revision?.fields]).toEqual([
      sumOf(1100, 'BGN'),
      { price: sumOf(1400, 'BGN') },
    ]);
    await moderate(_id, 'approve');
    expect((await change(_id, { price: 1800 })).body.data.revision).toBeNull();
  });

  it('submitted together with its listing is published with it', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { status: 'pending' } });
    const seen = (await service.send('GET', `/properties/${_id}`, { as: admin })).body.data;
    await moderate(_id, 'approve', { version: seen.version });
    expect([seen.title, (await readPublic(_id)).title]).toEqual([title, title]);
    expect((await service.deps.listings.get(_id)).revision).toBeNull();
  });

  it('of a listing that is not public stays pending and out of the queue', async () => {
    const { _id } = await anActiveListing(service, owner);
    await change(_id, { title });
    await moderate(_id, 'remove', { reason: 'Нарушава правилата.' });
    for (const [step, body] of [
      ['approve', {}],
      ['reject', { reason: 'Телефон в заглавието.' }],
    ] as const)
      expect((await moderate(_id, step, body)).body.code).toBe('INVALID_TRANSITION');
    const queue = await service.send('GET', '/admin/properties', { as: admin });
    expect(JSON.stringify(queue.body.data)).not.toContain(_id);
    await moderate(_id, 'reinstate');
    expect((await moderate(_id, 'approve')).status).toBe(200);
    expect((await readPublic(_id)).title).toBe(title);
  });

  describe('of the location', () => {
    const location = { ...completeFields.location, city: 'sofia', showExactAddress: true };

    it('hides the exact address at once, in the listing and in search', async () => {
      const { _id } = await anActiveListing(service, owner, { location });
      expect((await readPublic(_id)).geo).toEqual(location.geo);
      const reply = await change(_id, { location: { ...location, showExactAddress: false } });
      expect(reply.body).toMatchObject({ message: 'Обявата е обновена.', data: { revision: null } });
      const shown = await readPublic(_id);
      expect(shown.geo).not.toEqual(location.geo);
      expect(shown.location).not.toHaveProperty('street');
      const found = await service.send('GET', `/properties?landlord=${owner.id}`);
      expect(found.body.data[0].geo).toEqual(shown.geo);
    });

    it('keeps its other changes pending', async () => {
      const { _id } = await anActiveListing(service, owner, { location });
      const { showExactAddress: _shown, ...hidden } = location;
      await change(_id, { location: { ...hidden, street: 'ул. Нова' } });
      const { fields, revision } = await service.deps.listings.get(_id);
      expect(fields.location).toEqual({ ...location, showExactAddress: false });
      expect(revision?.fields.location).toMatchObject({ street: 'ул. Нова' });
      expect(JSON.stringify(await readPublic(_id))).not.toContain('Златен рог');
    });

    it('shows the exact address only after an approval', async () => {
      const { _id } = await anActiveListing(service, owner);
      await change(_id, { location });
      expect((await readPublic(_id)).geo).not.toEqual(location.geo);
      await moderate(_id, 'approve');
      expect((await readPublic(_id)).geo).toEqual(location.geo);
    });
  });
});
