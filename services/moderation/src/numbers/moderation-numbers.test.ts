import { anActor } from '@pokriv/service-kit/testing';

import type { StoredAppeal } from '../appeals/appeal.model.ts';
import type { StoredAuditEntry } from '../audit/audit-entry.model.ts';
import type { StoredContact } from '../contacts/contact.model.ts';
import type { StoredReport } from '../reports/report.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const HOUR_MS = 3_600_000;

describe('GET /internal/numbers', () => {
  let service: ModerationService;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

  beforeAll(async () => {
    service = await startModeration();
    const report = (_id: string, parts: Partial<StoredReport>) =>
      ({ _id, propertyId: _id, reportType: 'spam', reporter: { id: _id }, ...parts }) as StoredReport;
    // only the counted fields, bypassing the schema
    await service.connection
      .collection<StoredReport>('reports')
      .insertMany([
        report('r1', { status: 'pending', createdAt: ago(1) }),
        report('r2', { status: 'reviewed', createdAt: ago(30), reportType: 'fake' }),
        report('r3', { status: 'resolved', createdAt: ago(31) }),
        report('r4', { status: 'dismissed', createdAt: ago(24 * 40) }),
      ]);
    const contact = (_id: string, parts: Partial<StoredContact>) => ({ _id, ...parts }) as StoredContact;
    await service.connection
      .collection<StoredContact>('contacts')
      .insertMany([
        contact('c1', { status: 'new', createdAt: ago(50) }),
        contact('c2', { status: 'answered', createdAt: ago(60) }),
      ]);
    const appeal = (_id: string, parts: Partial<StoredAppeal>) => ({ _id, ...parts }) as StoredAppeal;
    await service.connection
      .collection<StoredAppeal>('appeals')
      .insertMany([
        appeal('a1', { status: 'open', openedAt: ago(2) }),
        appeal('a2', { status: 'answered', openedAt: ago(50) }),
        appeal('a3', { status: 'upheld', openedAt: ago(60) }),
        appeal('a4', { status: 'overturned', openedAt: ago(60) }),
      ]);
    const act = (id: string, name: string, action: string, hours: number): StoredAuditEntry => ({
      _id: `${id} ${action} ${hours}`,
      ...{ actor: { id, name }, ip: '', action, at: ago(hours), reason: null },
      ...{ target: { kind: 'listing', id: 'l', label: '' }, before: {}, after: {}, words: [] },
    });
    await service.connection
      .collection<StoredAuditEntry>('audit')
      .insertMany([
        act('ana', 'Ана Петрова', 'approveProperty', 60),
        act('ana', 'Ана Иванова', 'rejectProperty', 2),
        act('ana', 'Ана Иванова', 'resolveReport', 1),
        act('ana', 'Ана Иванова', 'takeLease', 1),
        act('ana', 'Ана Иванова', 'approveProperty', 24 * 9),
        act('boyan', 'Боян', 'decideAppeal', 3),
        act('vera', 'Вера', 'exportUsers', 3),
      ]);
  });
  afterAll(() => service.close());

  it('counts the reports of the period', async () => {
    const { status, body } = await service.send('GET', '/internal/numbers?days=7');
    expect(status).toBe(200);
    expect(body.reportsByDay).toHaveLength(7);
    const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    expect([sum(body.reportsByDay), sum(body.reportsByHour)]).toEqual([3, 3]);
    expect(body.reportsByType.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual([
      ['inappropriate', 0],
      ['spam', 2],
      ['fake', 1],
      ['other', 0],
    ]);
    expect(sum(body.reportsByStatus)).toBe(3);
  });

  it('counts the decisions of each administrator by subject, under the latest name, most first', async () => {
    const { byModerator } = (await service.send('GET', '/internal/numbers?days=7')).body;
    const none = { listings: 0, reports: 0, appeals: 0, threads: 0, contacts: 0, roleRequests: 0 };
    expect(byModerator).toEqual([
      { id: 'ana', name: 'Ана Иванова', work: { ...none, listings: 2, reports: 1 } },
      { id: 'boyan', name: 'Боян', work: { ...none, appeals: 1 } },
    ]);
  });

  it('counts late work apart and answered appeals until they are decided, without a cache', async () => {
    const read = async () => (await service.send('GET', '/internal/work')).body;
    const work = await read();
    expect(work).toMatchObject({
      reports: { waiting: 2, late: 1 },
      contacts: { waiting: 1, late: 1 },
      appeals: { waiting: 2, late: 1 },
    });
    expect(Date.now() - Date.parse(work.reports.oldestAt)).toBeGreaterThan(29 * HOUR_MS);
    const reports = service.connection.collection<StoredReport>('reports');
    await reports.updateOne({ _id: 'r2' }, { $set: { status: 'resolved' } });
    expect(await read()).toMatchObject({ reports: { waiting: 1, late: 0 } });
    await reports.updateOne({ _id: 'r2' }, { $set: { status: 'reviewed' } });
  });

  it('refuses people and other periods', async () => {
    const admin = anActor({ role: 'admin' });
    expect((await service.send('GET', '/internal/numbers', { as: admin })).status).toBe(403);
    expect((await service.send('GET', '/internal/work', { as: admin })).status).toBe(403);
    expect((await service.send('GET', '/internal/numbers?days=0')).status).toBe(400);
  });
});
