import { anActor } from '@pokriv/service-kit/testing';

import { reportGroupModel } from '../reports/report-group.model.ts';
import { reportModel, type StoredReport } from '../reports/report.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { reportGroups } from './report-groups.ts';

const at = new Date('2026-11-01T10:00:00Z');
const aReport = (_id: string, propertyId: string, parts: Partial<StoredReport> = {}): StoredReport => ({
  ...{ _id, propertyId, propertyTitle: 'Студио', ownerId: 'o', reportType: 'fake', status: 'pending' },
  ...{ reason: 'Няма я', description: '', adminNotes: '', handledBy: null, handledAt: null },
  reporter: { id: _id, firstName: 'Яна', lastName: 'Недева', email: `${_id}@example.bg` },
  ...{ createdAt: at, updatedAt: at, ...parts },
});

describe('migration of report groups', () => {
  let service: ModerationService;

  beforeAll(async () => {
    service = await startModeration();
    await reportModel(service.connection).insertMany([
      aReport('r1', 'few', { createdAt: new Date(0) }),
      aReport('r2', 'many'),
      aReport('r3', 'many', { reportType: 'spam', status: 'reviewed' }),
      aReport('r4', 'closed', { status: 'dismissed' }),
    ]);
    await reportGroups.up(service.connection);
    await reportGroups.up(service.connection);
  });
  afterAll(() => service.close());

  const as = anActor({ role: 'admin' });
  const groupsOf = async (query = '') => {
    const { body } = await service.send('GET', `/admin/reports/groups${query}`, { as });
    return (body.data as { propertyId: string; open: number }[]).map((group) => [
      group.propertyId,
      group.open,
    ]);
  };

  it('groups existing open reports, over all types and by type', async () => {
    expect(await groupsOf()).toEqual([
      ['many', 2],
      ['few', 1],
    ]);
    expect(await groupsOf('?type=spam')).toEqual([['many', 1]]);
  });

  it('keeps groups current when reports are closed, deleted and reopened', async () => {
    const move = (id: string, status: string) =>
      service.send('PUT', `/reports/${id}/status`, { as, body: { status, adminNotes: 'Проверено.' } });
    expect((await move('r3', 'dismissed')).status).toBe(200);
    expect(await groupsOf()).toEqual([
      ['few', 1],
      ['many', 1],
    ]);
    expect(await groupsOf('?type=spam')).toEqual([]);
    await move('r4', 'reviewed');
    expect(await groupsOf()).toContainEqual(['closed', 1]);
    await service.send('DELETE', '/reports/r1', { as });
    expect(await groupsOf('?type=fake')).toEqual([
      ['closed', 1],
      ['many', 1],
    ]);
    expect(await reportGroupModel(service.connection).countDocuments({ propertyId: 'few' })).toBe(0);
  });
});
