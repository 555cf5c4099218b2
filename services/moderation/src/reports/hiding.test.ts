import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const admin = anActor({ role: 'admin' });
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());

const aListing = () => service.aListing(`l${(count += 1)}`);
/** Each from a network of its own unless told otherwise. */
async function report(
  propertyId: string,
  as = anActor(),
  { reportType = 'fake', ip = `10.${(count += 1) >> 8}.${count & 255}.1` } = {},
) {
  const body = { propertyId, reportType, reason: 'Снимките са чужди' };
  const reply = await service.send('POST', '/reports', { as, body, ip });
  expect(reply.status).toBe(201);
  return reply.body.data.id as string;
}

describe('three reliable people who report a public listing', () => {
  const recalls = async (listing: string) =>
    (await service.announced('listing-recalled')).filter(({ listingId }) => listingId === listing);

  it('send it back to the moderators, two do not', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
    await report(listing);
    expect(await recalls(listing)).toMatchObject([{ by: 'system', actorId: null }]);
  });

  it('send it back also when they report at the same moment', async () => {
    const listing = await aListing();
    await Promise.all([report(listing), report(listing), report(listing)]);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('are not counted with an e-mail that nobody verified', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    await report(listing, anActor({ isEmailVerified: false }));
    expect(await recalls(listing)).toEqual([]);
  });

  it('are not counted while they are suspended', async () => {
    const listing = await aListing();
    const [suspended, back] = [anActor(), anActor()];
    await report(listing, suspended);
    await report(listing, back);
    await service.tellOf(suspended.id, { isHidden: true, version: 2 });
    await service.tellOf(back.id, { isHidden: true, version: 2 });
    await service.tellOf(back.id, { isHidden: false, version: 3 });
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
    const { body } = await service.send('GET', '/admin/reports/groups?limit=50', { as: admin });
    const groups = body.data as { propertyId: string }[];
    expect(groups.find(({ propertyId }) => propertyId === listing)).toMatchObject({
      open: 3,
      weight: 2,
      hidesAt: 3,
    });
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('are judged by the newest that is known of them, whatever came first', async () => {
    const listing = await aListing();
    const suspended = anActor();
    await report(listing, suspended);
    await service.tellOf(suspended.id, { isHidden: true, version: 3 });
    await service.tellOf(suspended.id, { isHidden: false, version: 2 });
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
  });

  it('are not counted again once a moderator has let it be public in spite of them, and more are asked for', async () => {
    const listing = await aListing();
    for (let time = 0; time < 3; time += 1) await report(listing);
    await service.tell(listing, 'pending');
    await service.tell(listing, 'active');
    for (let time = 0; time < 5; time += 1) await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(2);
  });

  it('suffice after the first approval, which is no answer to a report', async () => {
    const listing = await aListing();
    await service.tell(listing, 'pending');
    await service.tell(listing, 'active');
    for (let time = 0; time < 3; time += 1) await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('are not counted with accounts younger than a week', async () => {
    const listing = await aListing();
    const memberSince = new Date(Date.now() - 6 * 86_400_000).toISOString();
    for (let time = 0; time < 4; time += 1) await report(listing, anActor({ memberSince }));
    expect(await recalls(listing)).toEqual([]);
  });

  it('are counted once when they share a network', async () => {
    const listing = await aListing();
    const ip = '2001:db8:5:6::';
    for (let time = 1; time < 6; time += 1) await report(listing, anActor(), { ip: `${ip}${time}` });
    expect(await recalls(listing)).toEqual([]);
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('do not hide it for kinds that are not grave', async () => {
    const listing = await aListing();
    for (const reportType of ['spam', 'other', 'spam', 'other'])
      await report(listing, anActor(), { reportType });
    expect(await recalls(listing)).toEqual([]);
  });

  it('weigh less the more of their reports were dismissed', async () => {
    const unreliable = anActor();
    for (let time = 0; time < 2; time += 1) {
      const id = await report(await aListing(), unreliable);
      const body = { status: 'dismissed', adminNotes: 'Няма такова нещо.' };
      expect((await service.send('PUT', `/reports/${id}/status`, { as: admin, body })).status).toBe(200);
    }
    const listing = await aListing();
    await report(listing, unreliable);
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('keep weight and network inside the service', async () => {
    const listing = await aListing();
    const id = await report(listing);
    const { body } = await service.send('GET', `/reports/${id}`, { as: admin });
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['network']));
    expect(JSON.stringify(body.data)).not.toMatch(/weight|network/u);
  });

  it('are still counted after its owner has paused it for a while', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    await service.tell(listing, 'paused');
    await service.tell(listing, 'active');
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('change nothing about a listing that is not public', async () => {
    const listing = await service.aListing('paused-one', 'paused');
    for (let time = 0; time < 3; time += 1) await report(listing);
    expect(await recalls(listing)).toEqual([]);
  });
});
