import { anActor } from '@pokriv/service-kit/testing';

import type { StoredReport } from '../reports/report.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

describe('GET /transparency', () => {
  let service: ModerationService;
  const read = async (year?: number) => service.send('GET', `/transparency${year ? `?year=${year}` : ''}`);
  const report = (_id: string, parts: Partial<StoredReport>) =>
    ({ _id, propertyId: _id, reportType: 'spam', reporter: { id: _id }, ...parts }) as StoredReport;

  beforeAll(async () => {
    service = await startModeration();
    service.clock.fixed = new Date('2026-11-24T12:00:00Z');
    const at = (text: string) => new Date(text);
    // only the counted fields, bypassing the schema
    await service.connection.collection<StoredReport>('reports').insertMany([
      report('r4', {
        ...{ status: 'dismissed', reportType: 'fake' },
        ...{ createdAt: at('2026-05-01T10:00:00Z'), handledAt: at('2026-05-01T20:00:00Z') },
      }),
      // the last minute of 2025 in Sofia, and the first of 2026
      report('r1', { status: 'dismissed', createdAt: at('2025-12-31T21:59:00Z') }),
      report('r2', { status: 'pending', createdAt: at('2025-12-31T22:00:00Z') }),
      report('r3', {
        ...{ status: 'resolved', reportType: 'fake' },
        ...{ createdAt: at('2026-05-01T10:00:00Z'), handledAt: at('2026-05-01T16:00:00Z') },
      }),
    ]);
    const owner = anActor();
    const decided = await service.decide({
      ...{ at: '2026-06-01T10:00:00.000Z', userId: owner.id, code: 'misleading', isFoundByMachine: true },
    });
    await service.decide({
      ...{ at: '2026-06-02T10:00:00.000Z', kind: 'listing_hidden', source: 'reports' },
      ...{ isDecidedByMachine: true, decidedBy: null },
    });
    service.clock.fixed = new Date('2026-06-03T10:00:00Z');
    const body = { message: 'Моля, прегледайте отново.' };
    await service.send('POST', `/decisions/${decided.id}/appeal`, { as: owner, body });
    service.clock.fixed = new Date('2026-06-03T13:00:00Z');
    const verdict = { outcome: 'overturned', reason: 'Снимките са собствени.' };
    await service.send('PUT', `/admin/appeals/${decided.id}/verdict`, {
      as: anActor({ role: 'admin' }),
      body: verdict,
    });
    service.clock.fixed = new Date('2026-11-24T12:00:00Z');
  });
  afterAll(() => service.close());

  it('counts reports, decisions and appeals of the present year in Sofia', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body.data).toEqual({
      year: 2026,
      years: [2026, 2025],
      reports: {
        ...{ received: 3, resolved: 1, dismissed: 1, medianHours: 8 },
        byType: [
          { type: 'fake', count: 2 },
          { type: 'spam', count: 1 },
        ],
      },
      decisions: {
        ...{ total: 2, afterReports: 1, foundByMachine: 1, decidedByMachine: 1 },
        byKind: [
          { kind: 'listing_hidden', count: 1 },
          { kind: 'listing_removed', count: 1 },
        ],
        byGround: [{ code: 'misleading', count: 1 }],
      },
      appeals: { received: 1, fromReporters: 0, upheld: 0, overturned: 1, medianHours: 3 },
    });
  });

  it('has an empty year without medians', async () => {
    const { body } = await read(2025);
    expect(body.data).toMatchObject({
      reports: { received: 1, medianHours: null },
      decisions: { total: 0, byKind: [] },
      appeals: { received: 0, medianHours: null },
    });
  });

  it('has no report before the first record or in the future', async () => {
    expect((await read(2024)).status).toBe(404);
    expect((await read(2027)).status).toBe(404);
  });
});
