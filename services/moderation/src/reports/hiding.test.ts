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
/** Uses a new network unless `ip` is given. */
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

describe('hiding a public listing after reports', () => {
  const recalls = async (listing: string) =>
    (await service.announced('listing-recalled')).filter(({ listingId }) => listingId === listing);

  it('happens after three reliable reporters, not after two', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
    await report(listing);
    expect(await recalls(listing)).toMatchObject([{ by: 'system', actorId: null }]);
  });

  it('happens when three report concurrently', async () => {
    const listing = await aListing();
    await Promise.all([report(listing), report(listing), report(listing)]);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('ignores reporters with an unverified e-mail', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    await report(listing, anActor({ isEmailVerified: false }));
    expect(await recalls(listing)).toEqual([]);
  });

  it('ignores suspended reporters', async () => {
    const listing = await aListing();
    const [suspended, back] = [anActor(), anActor()];
    await report(listing, suspended);
    await report(listing, back);
    await service.changeAccount(suspended.id, { isHidden: true, version: 2 });
    await service.changeAccount(back.id, { isHidden: true, version: 2 });
    await service.changeAccount(back.id, { isHidden: false, version: 3 });
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

  it("uses the newest version of a reporter's account when events arrive out of order", async () => {
    const listing = await aListing();
    const suspended = anActor();
    await report(listing, suspended);
    await service.changeAccount(suspended.id, { isHidden: true, version: 3 });
    await service.changeAccount(suspended.id, { isHidden: false, version: 2 });
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toEqual([]);
  });

  it("ignores reports from before a moderator's approval and raises the threshold after it", async () => {
    const listing = await aListing();
    for (let time = 0; time < 3; time += 1) await report(listing);
    await service.moveListing(listing, 'pending');
    await service.moveListing(listing, 'active');
    for (let time = 0; time < 5; time += 1) await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(2);
  });

  it('keeps the threshold after the first approval, which answers no report', async () => {
    const listing = await aListing();
    await service.moveListing(listing, 'pending');
    await service.moveListing(listing, 'active');
    for (let time = 0; time < 3; time += 1) await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('ignores accounts younger than a week', async () => {
    const listing = await aListing();
    const memberSince = new Date(Date.now() - 6 * 86_400_000).toISOString();
    for (let time = 0; time < 4; time += 1) await report(listing, anActor({ memberSince }));
    expect(await recalls(listing)).toEqual([]);
  });

  it('counts reporters from one network once', async () => {
    const listing = await aListing();
    const ip = '2001:db8:5:6::';
    for (let time = 1; time < 6; time += 1) await report(listing, anActor(), { ip: `${ip}${time}` });
    expect(await recalls(listing)).toEqual([]);
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('ignores minor report types', async () => {
    const listing = await aListing();
    for (const reportType of ['spam', 'other', 'spam', 'other'])
      await report(listing, anActor(), { reportType });
    expect(await recalls(listing)).toEqual([]);
  });

  it('weighs reporters with dismissed reports less', async () => {
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

  it('never returns weight and network to clients', async () => {
    const listing = await aListing();
    const id = await report(listing);
    const { body } = await service.send('GET', `/reports/${id}`, { as: admin });
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['network']));
    expect(JSON.stringify(body.data)).not.toMatch(/weight|network/u);
  });

  it('counts reports from before the owner paused the listing', async () => {
    const listing = await aListing();
    await report(listing);
    await report(listing);
    await service.moveListing(listing, 'paused');
    await service.moveListing(listing, 'active');
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
  });

  it('leaves a listing that is not public as it is', async () => {
    const listing = await service.aListing('paused-one', 'paused');
    for (let time = 0; time < 3; time += 1) await report(listing);
    expect(await recalls(listing)).toEqual([]);
  });
});
