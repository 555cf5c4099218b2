import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const ana = anActor({ id: 'ana', role: 'admin', firstName: 'Ана', lastName: 'Колева' });
const boris = anActor({ id: 'boris', role: 'admin', firstName: 'Борис', lastName: 'Илиев' });
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());

const aListing = () => service.aListing(`l${(count += 1)}`);
async function report(propertyId: string) {
  const body = { propertyId, reportType: 'fake', reason: 'Снимките са чужди' };
  return (await service.send('POST', '/reports', { as: anActor(), body })).body.data.id as string;
}
const resolve = (id: string, as: typeof ana, action: string) =>
  service.send('PUT', `/admin/reports/${id}/resolve`, { as, body: { action, adminNotes: 'Проверено' } });
const handling = async (id: string, as: typeof ana) =>
  (await service.send('GET', `/admin/reports/${id}/handling`, { as })).body.data;

describe('readReportHandling', () => {
  it('names the first of two administrators to the second, with the verdict and its time', async () => {
    const id = await report(await aListing());
    const before = Date.now();
    await resolve(id, ana, 'warn_owner');
    expect(await resolve(id, boris, 'dismiss')).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
    const told = await handling(id, boris);
    expect(told).toEqual({
      by: 'Ана Колева',
      isMine: false,
      at: expect.any(String),
      status: 'resolved',
      resolution: 'warn_owner',
    });
    expect(Date.parse(told.at)).toBeGreaterThanOrEqual(before);
    expect(await handling(id, ana)).toMatchObject({ by: 'Ана Колева', isMine: true });
  });

  it('names the administrator whose removal of the listing closed its other reports', async () => {
    const listing = await aListing();
    const [first, other] = [await report(listing), await report(listing)];
    await resolve(first, ana, 'remove_listing');
    expect((await resolve(other, boris, 'dismiss')).status).toBe(409);
    expect(await handling(other, boris)).toMatchObject({ by: 'Ана Колева', resolution: 'remove_listing' });
  });

  it('tells the last step, not an earlier one', async () => {
    const id = await report(await aListing());
    await resolve(id, ana, 'dismiss');
    await service.send('PUT', `/reports/${id}/status`, { as: boris, body: { status: 'reviewed' } });
    expect(await handling(id, ana)).toMatchObject({
      by: 'Борис Илиев',
      status: 'reviewed',
      resolution: null,
    });
  });

  it('is null for an untouched report', async () => {
    expect(await handling(await report(await aListing()), ana)).toBeNull();
  });

  it('is refused to the reporter, whose decision has no name of an administrator', async () => {
    const reporter = anActor();
    const body = { propertyId: await aListing(), reportType: 'fake', reason: 'Снимките са чужди' };
    const { id } = (await service.send('POST', '/reports', { as: reporter, body })).body.data;
    await resolve(id, ana, 'dismiss');
    expect((await service.send('GET', `/admin/reports/${id}/handling`, { as: reporter })).status).toBe(403);
    const { decision } = (await service.announced('report-closed')).at(-1) as { decision: { id: string } };
    const read = await service.send('GET', `/decisions/${decision.id}`, { as: reporter });
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).not.toMatch(/Колева|"ana"/u);
  });
});
