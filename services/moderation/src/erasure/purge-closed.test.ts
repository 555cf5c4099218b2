import { transactionsOf } from '@pokriv/service-kit/mongo';
import { anActor } from '@pokriv/service-kit/testing';

import { clock } from '../clock.ts';
import { contactModel, type StoredContact } from '../contacts/contact.model.ts';
import { contactRepository } from '../contacts/contact.repository.ts';
import { reportCountModel } from '../reports/report-count.model.ts';
import { reportModel } from '../reports/report.model.ts';
import { reportRepository } from '../reports/report.repository.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const admin = anActor({ id: 'admin', role: 'admin', firstName: 'Анна', lastName: 'Колева' });

let service: ModerationService;
beforeEach(async () => {
  service = await startModeration();
});
afterEach(() => service.close());

const purge = () => {
  const { connection } = service;
  const deps = {
    inTransaction: transactionsOf(connection, 'moderation'),
    contacts: contactRepository(connection),
    reports: reportRepository(connection),
    now: () => NOW,
  };
  return clock(deps)['purge-closed'].run();
};

describe('purge of contact messages', () => {
  const aContact = async (_id: string, status: StoredContact['status'], changed: string) => {
    const changedAt = new Date(changed);
    await contactModel(service.connection).insertOne({
      ...{
        _id,
        name: 'Петър',
        email: 'petar@example.bg',
        subject: 'technical',
        message: 'Не мога да вляза.',
      },
      ...{ status, adminNotes: '', handledBy: null },
      createdAt: new Date('2023-01-01'),
      updatedAt: changedAt,
    });
  };

  it('deletes closed ones 24 months after their last change, and no open one', async () => {
    await aContact('answered', 'answered', '2024-11-30T09:59:59Z');
    await aContact('closed', 'closed', '2024-11-01');
    await aContact('spam', 'spam', '2023-01-01');
    await aContact('newer', 'closed', '2024-11-30T10:00:00Z');
    await aContact('new', 'new', '2023-01-01');
    await aContact('in progress', 'in_progress', '2023-01-01');
    expect(await purge()).toBe(3);
    expect(await contactModel(service.connection).distinct('_id')).toEqual(['in progress', 'new', 'newer']);
    expect(await purge()).toBe(0);
  });
});

describe('purge of reports', () => {
  async function aReport(listing: string, { handledAt }: { handledAt?: string }) {
    await service.aListing(listing);
    const body = { propertyId: listing, reportType: 'fake', reason: 'Снимките са чужди' };
    const filed = await service.send('POST', '/reports', { as: anActor(), body });
    const id: string = filed.body.data.id;
    if (handledAt) {
      const decision = { action: 'dismiss', adminNotes: 'Проверено по телефона' };
      await service.send('PUT', `/admin/reports/${id}/resolve`, { as: admin, body: decision });
    }
    const dates = { createdAt: new Date('2022-01-01'), ...(handledAt && { handledAt: new Date(handledAt) }) };
    await reportModel(service.connection).updateOne({ _id: id }, { $set: dates });
    return id;
  }
  const counted = async () => {
    const rows = await reportCountModel(service.connection).find().lean();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };

  it('deletes them three years after their decision, with their counts, and no open one', async () => {
    await aReport('l1', { handledAt: '2023-11-30T09:59:59Z' });
    const newer = await aReport('l2', { handledAt: '2023-11-30T10:00:00Z' });
    const open = await aReport('l3', {});
    expect(await counted()).toBe(3);
    expect(await purge()).toBe(1);
    expect(await reportModel(service.connection).distinct('_id')).toEqual([newer, open].sort());
    expect(await counted()).toBe(2);
  });

  it('counts each once when it runs in several processes', async () => {
    for (const listing of ['l1', 'l2', 'l3']) await aReport(listing, { handledAt: '2020-01-01' });
    const deleted = await Promise.all([purge(), purge(), purge()]);
    expect(deleted.reduce((sum, count) => sum + count)).toBe(3);
    expect(await counted()).toBe(0);
  });

  it('goes on after a report that cannot be deleted', async () => {
    const failing = await aReport('l1', { handledAt: '2020-01-01' });
    await aReport('l2', { handledAt: '2020-01-01' });
    const { connection } = service;
    const reports = reportRepository(connection);
    const find: typeof reports.find = (id, unit) =>
      id === failing ? Promise.reject(new Error('mongo is away')) : reports.find(id, unit);
    const inTransaction = transactionsOf(connection, 'moderation');
    const deps = { inTransaction, contacts: contactRepository(connection), now: () => NOW };
    expect(await clock({ ...deps, reports: { ...reports, find } })['purge-closed'].run()).toBe(1);
    expect(await reportModel(connection).distinct('_id')).toEqual([failing]);
  });

  it('leaves a report that was reopened meanwhile', async () => {
    const id = await aReport('l1', { handledAt: '2020-01-01' });
    const { connection } = service;
    const reports = reportRepository(connection);
    const stale = { ...reports, decidedBefore: () => Promise.resolve([id, 'deleted']) };
    await reportModel(connection).updateOne({ _id: id }, { $set: { status: 'reviewed', handledAt: NOW } });
    const inTransaction = transactionsOf(connection, 'moderation');
    const contacts = contactRepository(connection);
    const deps = { inTransaction, contacts, reports: stale, now: () => NOW };
    expect(await clock(deps)['purge-closed'].run()).toBe(0);
    expect(await reportModel(connection).countDocuments()).toBe(1);
  });
});
