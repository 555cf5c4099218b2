import type { CallName } from '@pokriv/contracts/calls';
import { anActor } from '@pokriv/service-kit/testing';
import { auditedCalls, auditor, walk, type Recipe } from '@pokriv/service-kit/testing-audit';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { auditEntryModel } from './audit-entry.model.ts';

let service: ModerationService;
let count = 0;
const adminNotes = 'Проверено по телефона';

const aboutReport =
  (body?: object): Recipe =>
  async () => {
    const propertyId = await service.aListing(`l${(count += 1)}`);
    const report = { propertyId, reportType: 'fake', reason: 'Снимките са чужди' };
    const { id } = (await service.send('POST', '/reports', { as: anActor(), body: report })).body.data;
    return { params: { id }, body, target: { kind: 'report', id } };
  };

const aboutMessage =
  (body?: object): Recipe =>
  async () => {
    const email = `petar${(count += 1)}@example.bg`;
    const message = { name: 'Петър', email, subject: 'technical', message: 'Не мога да кача снимки.' };
    await service.send('POST', '/contacts/submit', { body: message });
    const { data } = (await service.send('GET', `/contacts?query=${email}`, { as: auditor })).body;
    return { params: { id: data[0].id }, body, target: { kind: 'contact', id: data[0].id } };
  };

const aboutTable =
  (id: string): Recipe =>
  () =>
    Promise.resolve({ target: { kind: 'table', id } });

const aboutAppeal =
  (body: object): Recipe =>
  async () => {
    const owner = anActor();
    const { id } = await service.decide({ userId: owner.id });
    const appeal = { message: 'Моля, прегледайте решението отново.' };
    await service.send('POST', `/decisions/${id}/appeal`, { as: owner, body: appeal });
    return { params: { id }, body, target: { kind: 'appeal', id } };
  };

const recipes: Partial<Record<CallName, Recipe>> = {
  setReportStatus: aboutReport({ status: 'reviewed' }),
  resolveReport: aboutReport({ action: 'dismiss', adminNotes }),
  deleteReport: aboutReport(),
  answerAppeal: aboutAppeal({ message: 'Изпратете ни оригиналите.' }),
  decideAppeal: aboutAppeal({ outcome: 'upheld', reason: 'Снимките са от чужда обява.' }),
  setContactStatus: aboutMessage({ status: 'in_progress' }),
  replyToContact: aboutMessage({ message: 'Опитайте с JPEG до 10 MB.' }),
  deleteContact: aboutMessage(),
  exportReports: aboutTable('reports'),
  exportContacts: aboutTable('contacts'),
  exportAudit: aboutTable('audit'),
};

describe('the audit log', () => {
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  const facts = () => auditEntryModel(service.connection).find({}).sort({ at: 1, _id: 1 }).lean();

  it.each(auditedCalls('moderation'))('records one entry for %s', async (name) => {
    const { told, expected } = await walk({ send: service.send, recipes, facts }, name);
    expect(told).toMatchObject(expected);
  });

  describe('POST /internal/audit', () => {
    const fact = {
      actor: { id: 'auditor', name: 'Анна Колева' },
      ip: '10.0.0.1',
      action: 'queues',
      target: { kind: 'queue', id: 'email', label: 'email' },
      before: {},
      after: { step: '42/retry' },
      reason: null,
      at: '2026-11-21T10:00:00.000Z',
    };

    it('stores an entry for an action on the queue board', async () => {
      expect((await service.send('POST', '/internal/audit', { body: fact })).status).toBe(200);
      const { body } = await service.send('GET', '/admin/audit?kind=queue', { as: auditor });
      expect(body.data).toMatchObject([fact]);
    });

    it('accepts only complete facts sealed by the gateway itself', async () => {
      const byAdmin = await service.send('POST', '/internal/audit', { as: auditor, body: fact });
      const partly = await service.send('POST', '/internal/audit', { body: { ...fact, actor: undefined } });
      expect([byAdmin.status, partly.status]).toEqual([403, 400]);
    });
  });
});
