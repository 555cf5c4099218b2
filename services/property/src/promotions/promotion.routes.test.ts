import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing, aDraft } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';

describe('promotions of a listing over the API', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });
  const admin = anActor({ role: 'admin' });
  const gift = { type: 'super', days: 14, reason: 'За неудобството с плащането.' };

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  const list = async (id: string, as = owner) =>
    (await service.send('GET', `/properties/${id}/promotions`, { as })).body;
  const give = (id: string, body: object = gift) =>
    service.send('POST', `/admin/properties/${id}/promotions`, { as: admin, body });

  it('are listed to the owner and to admins, newest first', async () => {
    const listing = await anActiveListing(service, owner);
    const first = await promote(service, listing, { source: 'plan_credit', paymentId: null });
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    const second = await promote(service, listing, { type: 'super', days: 14 });
    const { data } = await list(listing._id);
    expect(data).toMatchObject([
      { id: second, status: 'scheduled', startsAt: null, endsAt: null, source: 'paid', paymentId: 'pay-1' },
      { id: first, status: 'active', type: 'regular', days: 7, source: 'plan_credit', paymentId: null },
    ]);
    expect(Object.keys(data[0]).sort()).toEqual(
      'createdAt days endsAt id paymentId propertyId source startsAt status type userId'.split(' '),
    );
    expect((await list(listing._id, admin)).data).toEqual(data);
    expect((await list(listing._id, anActor())).code).toBe('FORBIDDEN');
  });

  it('can be granted by an admin, to the owner, with a reason in the history', async () => {
    const listing = await anActiveListing(service, owner);
    const { status, body } = await give(listing._id);
    expect([status, body.message]).toEqual([201, 'Промоцията е подарена.']);
    expect(body.data).toMatchObject({ status: 'active', source: 'admin', userId: owner.id, type: 'super' });
    const shown = await service.send('GET', `/properties/${listing._id}`);
    expect(shown.body.data).toMatchObject({ isPromoted: true, promotionType: 'super' });
    const [started, granted] = await service.deps.history.of(listing._id);
    expect([started?.action, granted?.action, granted?.reason]).toEqual([
      'promotion_start',
      'promotion_grant',
      gift.reason,
    ]);
    expect(granted?.actorId).toBe(admin.id);
    expect(await service.announced('promotion-started')).toHaveLength(1 + 1);
    const told = (await service.announced('promotion-changed')).map(({ fact }) => fact.promotionId);
    expect(told).not.toContain(body.data.id);
  });

  it('wait for the approval, and are cancelled without a refund when it is rejected', async () => {
    const { _id: id } = await aDraft(service, owner);
    expect(await give(id)).toMatchObject({
      status: 409,
      body: { message: 'Само активна или чакаща одобрение обява може да се промотира.' },
    });
    await service.send('POST', `/properties/${id}/submit`, { as: owner });
    expect((await give(id)).body.data.status).toBe('scheduled');
    await service.send('PUT', `/admin/properties/${id}/reject`, { as: admin, body: { reason: gift.reason } });
    expect((await list(id)).data).toMatchObject([{ status: 'cancelled' }]);
    expect(await service.announced('promotion-refused')).toEqual([]);
  });

  it.each([
    ['type', { ...gift, type: 'huge' }],
    ['days', { ...gift, days: 8 }],
    ['reason', { ...gift, reason: 'защото' }],
  ])('are not granted with a wrong %s', async (param, body) => {
    const { _id: id } = await anActiveListing(service, owner);
    const reply = await give(id, body);
    expect([reply.status, reply.body.errors[0].param]).toEqual([400, param]);
  });
});
