import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { anActor } from '@pokriv/service-kit/testing';

import { startProperty, type TestProperty } from '../testing.ts';
import { expireListings } from './expire-listings.ts';
import { aDraft, anActiveListing, completeFields } from './testing/a-listing.ts';

const DAY_MS = 86_400_000;
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

describe('listing lifecycle', () => {
  let service: TestProperty;
  let owner: Actor;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
    owner = anActor();
  });

  const step = (id: string, name: string, as = owner) =>
    service.send('POST', `/properties/${id}/${name}`, { as });
  const moderate = (id: string, name: string, body?: unknown) =>
    service.send('PUT', `/admin/properties/${id}/${name}`, { as: admin, body });
  const statusOf = async (id: string) => (await service.deps.listings.get(id)).status;
  const cardOf = (id: string) =>
    service.connection.collection<{ _id: string }>('search_cards').findOne({ _id: id });
  const slotsOf = async (user: Actor) =>
    service.connection
      .collection<{ _id: string; used: number; drafts: number }>('allowances')
      .findOne({ _id: user.id });

  it('goes from draft to public through an approval, and notifies the owner', async () => {
    const { _id } = await aDraft(service, owner);
    expect((await step(_id, 'submit')).body).toMatchObject({
      success: true,
      message: 'Обявата е изпратена за одобрение.',
      data: { status: 'pending' },
    });
    expect(await cardOf(_id)).toBeNull();

    const approved = await moderate(_id, 'approve');
    expect(approved.body.data).toMatchObject({ status: 'active', priceHistory: [{ price: { bgn: 900 } }] });
    const lives = Date.parse(approved.body.data.expiresAt) - service.clock.now.getTime();
    expect(Math.round(lives / DAY_MS)).toBe(30);
    expect(await cardOf(_id)).not.toBeNull();

    const about = (await service.announced()).filter(({ fact }) => fact.listingId === _id);
    expect(about.map(({ name }) => name)).toEqual([
      'listing-submitted',
      ...Array<string>(3).fill('listing-changed'),
      'listing-approved',
      ...Array<string>(3).fill('listing-changed'),
    ]);
    expect(about[0]?.fact).toMatchObject({ landlord: { email: owner.email, firstName: owner.firstName } });
  });

  it('expires after 60 days on a paid plan', async () => {
    const paying = anActor({ isPremium: true, listingLimit: 5 });
    const { _id } = await aDraft(service, paying);
    await step(_id, 'submit', paying);
    const { data } = (await moderate(_id, 'approve')).body;
    expect(Math.round((Date.parse(data.expiresAt) - service.clock.now.getTime()) / DAY_MS)).toBe(60);
    expect(data.isPremium).toBe(true);
  });

  it('is rejected with a reason and can be submitted again', async () => {
    const { _id } = await aDraft(service, owner);
    await step(_id, 'submit');
    const reason = 'Снимките са твърде тъмни.';
    const rejected = await moderate(_id, 'reject', { reason, code: 'poor_photos' });
    expect(rejected.body).toMatchObject({
      message: 'Обявата е върната за корекции.',
      data: { status: 'rejected' },
    });
    expect(rejected.body.data.moderation).toMatchObject({ reason, code: 'poor_photos' });
    const [told] = (await service.announced('listing-rejected')).filter(({ fact }) => fact.listingId === _id);
    expect(told?.fact).toMatchObject({ reason, code: 'poor_photos' });
    expect((await step(_id, 'submit')).body.data.status).toBe('pending');
    expect((await step(_id, 'withdraw')).body.data.status).toBe('draft');
    expect(await slotsOf(owner)).toMatchObject({ used: 0, drafts: 1 });
  });

  it('is paused, resumed, rented and renewed', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await step(_id, 'pause')).body.data.status).toBe('paused');
    expect(await cardOf(_id)).toBeNull();
    expect((await step(_id, 'resume')).body.data.status).toBe('active');
    expect(await cardOf(_id)).not.toBeNull();
    expect((await step(_id, 'rent')).body.data.status).toBe('rented');
    expect(await cardOf(_id)).toBeNull();
    expect(await slotsOf(owner)).toMatchObject({ used: 0 });
    expect((await step(_id, 'renew')).body).toMatchObject({
      message: 'Обявата е подновена.',
      data: { status: 'active' },
    });
    expect(await slotsOf(owner)).toMatchObject({ used: 1 });
  });

  it('expires on time, once, with two concurrent jobs', async () => {
    const { _id } = await anActiveListing(service, owner);
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    const ended = await Promise.all([expireListings(service.deps), expireListings(service.deps)]);
    expect(await statusOf(_id)).toBe('expired');
    expect(ended.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    const { data } = (await service.send('GET', `/properties/${_id}/history`, { as: owner })).body;
    expect(data.filter(({ action }: { action: string }) => action === 'expire')).toHaveLength(1);
    expect(data[0]).toMatchObject({ actorId: 'system', from: 'active', to: 'expired' });
  });

  it('goes to the moderators when renewed long after its approval', async () => {
    const { _id } = await anActiveListing(service, owner);
    await step(_id, 'rent');
    service.clock.now = new Date(Date.now() + 181 * DAY_MS);
    expect((await step(_id, 'renew')).body.data.status).toBe('pending');
  });

  it('is removed by an admin and reinstated after an appeal', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect((await moderate(_id, 'remove', { reason: 'Чужди снимки в обявата.' })).body.data.status).toBe(
      'removed',
    );
    expect(await cardOf(_id)).toBeNull();
    expect(await slotsOf(owner)).toMatchObject({ used: 0 });
    expect((await moderate(_id, 'reinstate')).body.data.status).toBe('active');
    expect(await slotsOf(owner)).toMatchObject({ used: 1 });
    expect(await service.announced('listing-removed')).not.toEqual([]);
  });

  it('can be restored for 30 days: paused if it was approved, else as a draft', async () => {
    const published = await anActiveListing(service, owner);
    const draft = await aDraft(service, owner);
    for (const { _id } of [published, draft]) {
      const deleted = await service.send('DELETE', `/properties/${_id}`, { as: owner });
      expect(deleted.body).toMatchObject({ message: 'Обявата е изтрита.', data: { status: 'deleted' } });
    }
    expect(await slotsOf(owner)).toMatchObject({ used: 0, drafts: 0 });
    expect((await step(published._id, 'restore')).body.data.status).toBe('paused');
    expect((await step(draft._id, 'restore')).body.data.status).toBe('draft');
    await service.send('DELETE', `/properties/${draft._id}`, { as: owner });
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    expect(await step(draft._id, 'restore')).toMatchObject({ status: 410, body: { code: 'GONE' } });
  });

  const refusals: [ListingStatus, string][] = [
    ['draft', 'pause'],
    ['draft', 'renew'],
    ['pending', 'rent'],
    ['active', 'submit'],
    ['active', 'restore'],
    ['paused', 'pause'],
    ['rented', 'pause'],
    ['removed', 'submit'],
    ['deleted', 'resume'],
  ];
  it.each(refusals)('refuses a %s listing to %s', async (status, name) => {
    const listing = await anActiveListing(service, owner);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: listing._id }, { $set: { status } });
    expect(await step(listing._id, name)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', message: 'Действието не е позволено за обява в това състояние.' },
    });
  });

  it('refuses every step of another user', async () => {
    const { _id } = await anActiveListing(service, owner);
    expect(await step(_id, 'pause', anActor())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await step(_id, 'pause', admin)).toMatchObject({ status: 403 });
    expect((await service.send('POST', `/properties/${_id}/pause`)).status).toBe(401);
    expect((await step(_id, 'pause', anActor({ role: 'tenant' }))).status).toBe(403);
  });

  describe('submitting a listing', () => {
    it('needs a verified e-mail', async () => {
      const unverified = anActor({ isEmailVerified: false });
      const { _id } = await aDraft(service, unverified);
      expect(await step(_id, 'submit', unverified)).toMatchObject({
        status: 403,
        body: { code: 'EMAIL_NOT_VERIFIED' },
      });
      expect(await statusOf(_id)).toBe('draft');
    });

    it('names every missing field', async () => {
      const draft = await service.send('POST', '/properties', {
        as: owner,
        body: { title: 'Кратко заглавие' },
      });
      const reply = await step(draft.body.data.id, 'submit');
      expect(reply.status).toBe(422);
      const params = reply.body.errors.map(({ param }: { param: string }) => param);
      expect(params).toEqual(
        expect.arrayContaining(['propertyType', 'price', 'location', 'images', 'contactPhone']),
      );
    });

    it('needs nothing that only earns quality points', async () => {
      const { _id } = await aDraft(service, owner, {
        ...{
          description: undefined,
          totalFloors: undefined,
          constructionType: undefined,
          heating: undefined,
        },
        ...{ furnishing: undefined, deposit: undefined, advertiserType: undefined, commission: undefined },
        ...{ minLeaseMonths: undefined, pets: undefined, smoking: undefined },
        ...{ contactName: undefined, contactMethods: undefined },
      });
      expect((await step(_id, 'submit')).status).toBe(200);
    });

    it.each([
      ['description', { description: 'кратко' }],
      ['layout', { layout: undefined }],
      ['totalFloors', { floor: 9 }],
      ['location.neighborhood', { location: { city: 'varna' } }],
      ['commission', { commission: { type: 'percent', percent: 50 } as const }],
      ['eik', { advertiserType: 'agency', agencyName: 'Домове', eik: '123456789' } as const],
    ])('checks %s', async (param, fields) => {
      const { _id } = await aDraft(service, owner, fields);
      const reply = await step(_id, 'submit');
      expect(reply.status).toBe(422);
      expect(reply.body.errors.map((error: { param: string }) => error.param)).toEqual([param]);
    });

    it('never exceeds the free slots under concurrent submissions', async () => {
      const drafts = await Promise.all([1, 2, 3, 4, 5].map(() => aDraft(service, owner)));
      const replies = await Promise.all(drafts.map(({ _id }) => step(_id, 'submit')));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
      const refused = replies.find(({ status }) => status === 403);
      expect(refused?.body).toMatchObject({
        code: 'LISTING_LIMIT_REACHED',
        message: 'Достигнахте лимита от 1 обява. Освободете място или изберете платен план.',
      });
      expect(await slotsOf(owner)).toMatchObject({ used: 1, drafts: 4 });
      const told = (await service.announced('slots-changed')).filter(({ fact }) => fact.userId === owner.id);
      expect(told.map(({ fact }) => fact.used)).toEqual([1]);
    });

    it('is unlimited for a plan without a slot limit', async () => {
      const unlimited = anActor({ listingLimit: null });
      const drafts = await Promise.all([1, 2, 3].map(() => aDraft(service, unlimited)));
      for (const { _id } of drafts) expect((await step(_id, 'submit', unlimited)).status).toBe(200);
    });
  });

  it('refuses a renewal without a free slot', async () => {
    const { _id } = await anActiveListing(service, owner);
    await step(_id, 'rent');
    await anActiveListing(service, owner, { title: completeFields.title });
    expect(await step(_id, 'renew')).toMatchObject({ status: 403, body: { code: 'LISTING_LIMIT_REACHED' } });
  });
});
