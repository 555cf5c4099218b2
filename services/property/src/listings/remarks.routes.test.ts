import { anActor } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../inbox.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { anActiveListing, aDraft, threeImages } from './testing/a-listing.ts';

const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const reason = 'Поправете посоченото и изпратете отново.';
const second = threeImages[1]?.id ?? '';
const remarks = [
  { place: second, text: 'Има лого на агенция.' },
  { place: 'title', text: 'Без телефон в заглавието.' },
];

describe('remarks of a decision', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const owner = anActor({ listingLimit: null });
  const put = (path: string, body: object, as = owner) => service.send('PUT', path, { as, body });
  const reject = (id: string) => put(`/admin/properties/${id}/reject`, { reason, remarks }, admin);
  const tick = (id: string, body: object, as = owner) => put(`/properties/${id}/remarks`, body, as);
  const submit = (id: string) => service.send('POST', `/properties/${id}/submit`, { as: owner });
  const remarksOf = async (id: string, as = owner) =>
    (await service.send('GET', `/properties/${id}`, { as })).body.data.moderation.remarks;

  async function aReturned(): Promise<string> {
    const { _id: id } = await aDraft(service, owner);
    await submit(id);
    expect((await reject(id)).status).toBe(200);
    return id;
  }

  it('are shown to the owner and mailed with the number of the picture', async () => {
    const id = await aReturned();
    expect(await remarksOf(id)).toEqual(remarks.map((remark) => ({ ...remark, mendedAt: null })));
    const mails = (await service.announced('listing-rejected')).filter(({ fact }) => fact.listingId === id);
    expect(mails.map(({ fact }) => fact.remarks)).toEqual([
      [
        { field: 'images', picture: 2, text: 'Има лого на агенция.' },
        { field: 'title', picture: null, text: 'Без телефон в заглавието.' },
      ],
    ]);
  });

  it('are ticked one by one without a new version, also back', async () => {
    const id = await aReturned();
    const { version } = (await service.send('GET', `/properties/${id}`, { as: owner })).body.data;
    const { status, body } = await tick(id, { place: second, isMended: true });
    expect([status, body.data.version]).toEqual([200, version]);
    expect(body.data.moderation.remarks).toMatchObject([
      { place: second, mendedAt: service.clock.now.toISOString() },
      { place: 'title', mendedAt: null },
    ]);
    await tick(id, { place: second, isMended: false });
    expect(await remarksOf(id)).toMatchObject([{ mendedAt: null }, { mendedAt: null }]);
  });

  it('stay for the moderator after the listing is sent again, until the next decision', async () => {
    const id = await aReturned();
    await tick(id, { place: 'title', isMended: true });
    expect((await submit(id)).status).toBe(200);
    expect(await remarksOf(id, admin)).toMatchObject([
      { place: second, mendedAt: null },
      { place: 'title', mendedAt: expect.any(String) },
    ]);
    expect((await tick(id, { place: second, isMended: true })).status).toBe(409);
    await put(`/admin/properties/${id}/approve`, {}, admin);
    expect(await remarksOf(id)).toBeUndefined();
  });

  it('are ticked by the owner only, and only where there is one', async () => {
    const id = await aReturned();
    expect((await tick(id, { place: 'title', isMended: true }, anActor())).status).toBe(404);
    expect((await tick(id, { place: 'description', isMended: true })).status).toBe(404);
    expect((await tick(id, { place: 'landlord', isMended: true })).status).toBe(400);
  });

  it('come with the verdict on a report too', async () => {
    const { _id: id } = await anActiveListing(service, owner);
    await propertyInbox(service.deps)['listing-recalled'](
      { listingId: id, reason, by: 'admin', actorId: 'admin', remarks },
      { eventId: 'e', once: async (work) => service.deps.inTransaction(work) },
    );
    expect(await remarksOf(id)).toMatchObject(remarks);
  });

  it('are absent when the moderator pinned none', async () => {
    const { _id: id } = await aDraft(service, owner);
    await submit(id);
    await put(`/admin/properties/${id}/reject`, { reason }, admin);
    expect(await remarksOf(id)).toBeUndefined();
  });
});
