import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../testing/start-moderation.ts';

const admin = anActor({ role: 'admin' });
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());

const aListing = () => service.aListing(`l${(count += 1)}`);
async function report(propertyId: string, as = anActor()) {
  const body = { propertyId, reportType: 'fake', reason: 'Снимките са чужди' };
  expect((await service.send('POST', '/reports', { as, body })).status).toBe(201);
}

describe('three different verified people who report a public listing', () => {
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
      verifiedReporters: 2,
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

  it('are not counted again once a moderator has let it be public in spite of them', async () => {
    const listing = await aListing();
    for (let time = 0; time < 3; time += 1) await report(listing);
    await service.tell(listing, 'pending');
    await service.tell(listing, 'active');
    await report(listing);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(1);
    await report(listing);
    expect(await recalls(listing)).toHaveLength(2);
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
