import { anActor } from '@pokriv/service-kit/testing';

import { reportModel } from '../reports/report.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { reportCounts } from './report-counts.ts';

const admin = anActor({ role: 'admin' });

describe('migration of report counts', () => {
  let service: ModerationService;

  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  const overview = async () =>
    (await service.send('GET', '/reports/stats/overview', { as: admin })).body.data as object;
  async function report(propertyId: string): Promise<string> {
    const body = { propertyId, reportType: 'fake', reason: 'Снимките са чужди' };
    return (await service.send('POST', '/reports', { as: anActor(), body })).body.data.id as string;
  }

  it('counts existing reports and is idempotent', async () => {
    const decided = await report(await service.aListing('l1'));
    await report(await service.aListing('l2'));
    await reportModel(service.connection).updateOne(
      { _id: decided },
      { $set: { createdAt: new Date(Date.now() - 10 * 3_600_000) } },
    );
    const body = { status: 'dismissed', adminNotes: 'Проверено.' };
    await service.send('PUT', `/reports/${decided}/status`, { as: admin, body });
    const before = await overview();
    await service.connection.collection('report_counts').deleteMany({});
    await reportCounts.up(service.connection);
    await reportCounts.up(service.connection);
    expect(await overview()).toEqual(before);
    expect(before).toMatchObject({ total: 2, avgHours: 10 });
  });
});
