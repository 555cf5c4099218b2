import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { reportModel } from './report.model.ts';

const HOUR_MS = 3_600_000;
const admin = anActor({ role: 'admin' });
const NONE = {
  total: 0,
  byStatus: { pending: 0, reviewed: 0, resolved: 0, dismissed: 0 },
  byType: { inappropriate: 0, spam: 0, fake: 0, other: 0 },
  olderThan24h: 0,
  avgHours: null,
};

describe('GET /reports/stats/overview', () => {
  let service: ModerationService;
  let count = 0;

  beforeEach(async () => {
    service = await startModeration();
  });
  afterEach(() => service.close());

  const overview = async () =>
    (await service.send('GET', '/reports/stats/overview', { as: admin })).body.data as object;
  const aListing = () => service.aListing(`l${(count += 1)}`);
  async function report(propertyId: string, reportType = 'fake'): Promise<string> {
    const body = { propertyId, reportType, reason: 'Снимките са чужди' };
    return (await service.send('POST', '/reports', { as: anActor(), body })).body.data.id as string;
  }
  const move = (id: string, status: string) =>
    service.send('PUT', `/reports/${id}/status`, { as: admin, body: { status, adminNotes: 'Проверено.' } });
  /** Ages a report; counters change only when it is decided. */
  const age = (id: string, hours: number) =>
    reportModel(service.connection).updateOne(
      { _id: id },
      { $set: { createdAt: new Date(Date.now() - hours * HOUR_MS) } },
    );

  it('is empty without reports', async () => {
    expect(await overview()).toEqual(NONE);
  });

  it('follows reports through filing, decision, reopening and deletion', async () => {
    const [first, second] = [await report(await aListing()), await report(await aListing(), 'spam')];
    await move(first, 'reviewed');
    await age(second, 30);
    const filed = { ...NONE, total: 2, byType: { ...NONE.byType, fake: 1, spam: 1 } };
    const open = { ...NONE.byStatus, pending: 1, reviewed: 1 };
    expect(await overview()).toEqual({ ...filed, byStatus: open, olderThan24h: 1 });
    await move(second, 'resolved');
    const decided = { ...NONE.byStatus, reviewed: 1, resolved: 1 };
    expect(await overview()).toEqual({ ...filed, byStatus: decided, avgHours: 30 });
    await move(second, 'reviewed');
    const again = { ...NONE.byStatus, reviewed: 2 };
    expect(await overview()).toEqual({ ...filed, byStatus: again, olderThan24h: 1 });
    for (const id of [first, second]) await service.send('DELETE', `/reports/${id}`, { as: admin });
    expect(await overview()).toEqual(NONE);
  });

  it('counts reports that one decision closes together', async () => {
    const listing = await aListing();
    const [first] = [await report(listing), await report(listing, 'spam'), await report(listing)];
    const body = { action: 'remove_listing', adminNotes: 'Проверено.' };
    await service.send('PUT', `/admin/reports/${first}/resolve`, { as: admin, body });
    expect(await overview()).toEqual({
      ...NONE,
      total: 3,
      byStatus: { ...NONE.byStatus, resolved: 3 },
      byType: { ...NONE.byType, fake: 2, spam: 1 },
      avgHours: 0,
    });
  });

  it('counts all of many concurrent reports', async () => {
    const listings = await Promise.all(Array.from({ length: 12 }, aListing));
    await Promise.all(listings.map((listing) => report(listing)));
    expect(await overview()).toMatchObject({ total: 12, byStatus: { pending: 12 } });
  });
});
