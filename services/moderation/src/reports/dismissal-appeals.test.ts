import { anActor } from '@pokriv/service-kit/testing';

import { decisionModel } from '../decisions/decision.model.ts';
import { startModeration, type ModerationService } from '../start-moderation.testing.ts';

const admin = anActor({ id: 'admin', role: 'admin', firstName: 'Анна', lastName: 'Колева' });
const other = anActor({ id: 'other', role: 'admin', firstName: 'Борис', lastName: 'Илиев' });
const message = 'Снимките са от друга обява, ето връзката.';
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
  await service.keepAdmin('admin', true, 1);
  await service.keepAdmin('other', true, 1);
});
afterAll(() => service.close());

async function aReport(
  reporter = anActor({ firstName: 'Мария', email: 'maria@example.bg' }),
  listing?: string,
) {
  const propertyId = listing ?? (await service.aListing(`d${(count += 1)}`));
  const body = { propertyId, reportType: 'fake', reason: 'Снимките са чужди' };
  const reply = await service.send('POST', '/reports', { as: reporter, body });
  expect(reply.status).toBe(201);
  return { id: reply.body.data.id as string, propertyId, reporter };
}
const resolve = (id: string, action: string) =>
  service.send('PUT', `/admin/reports/${id}/resolve`, {
    as: admin,
    body: { action, adminNotes: 'Обадих се на собственика.' },
  });
async function setStatus(id: string, status: string) {
  const body = { status, adminNotes: 'Всичко е наред.' };
  const reply = await service.send('PUT', `/reports/${id}/status`, { as: admin, body });
  expect(reply.status).toBe(200);
}
const decisionOf = async (reportId: string) => {
  const closed = (await service.announced('report-closed')).filter((fact) => fact.reportId === reportId);
  return (closed.at(-1)?.decision as { id: string; at: string } | undefined)?.id;
};
async function dismissed() {
  const report = await aReport();
  await resolve(report.id, 'dismiss');
  return { ...report, decisionId: (await decisionOf(report.id)) ?? '' };
}
const appeal = ({ decisionId, reporter }: Awaited<ReturnType<typeof dismissed>>) =>
  service.send('POST', `/decisions/${decisionId}/appeal`, { as: reporter, body: { message } });
const decide = (id: string, outcome: string, as = other) =>
  service.send('PUT', `/admin/appeals/${id}/verdict`, {
    as,
    body: { outcome, reason: 'Прегледахме снимките отново.' },
  });
const reportOf = async (id: string) => (await service.send('GET', `/reports/${id}`, { as: admin })).body.data;

describe('dismissal of a report', () => {
  it('is a decision that its reporter reads, without the notes of the team', async () => {
    const { decisionId, reporter } = await dismissed();
    const { status, body } = await service.send('GET', `/decisions/${decisionId}`, { as: reporter });
    expect(status).toBe(200);
    expect(body.data.decision).toMatchObject({ kind: 'report_dismissed', source: 'reports', code: null });
    expect(JSON.stringify(body)).not.toContain('Обадих се');
    expect((await service.send('GET', `/decisions/${decisionId}`, { as: anActor() })).status).toBe(404);
  });

  it('is one also when the report is only moved to the dismissed', async () => {
    const { id } = await aReport();
    await setStatus(id, 'dismissed');
    expect(await decisionOf(id)).toMatch(/^[\da-f]{24}$/u);
  });

  it('is another one when the report is taken up and dismissed again', async () => {
    const { id, decisionId } = await dismissed();
    await setStatus(id, 'reviewed');
    await resolve(id, 'dismiss');
    expect(await decisionOf(id)).not.toBe(decisionId);
  });

  it('is no decision when the report is resolved', async () => {
    const { id } = await aReport();
    await resolve(id, 'remove_listing');
    expect(await decisionOf(id)).toBeUndefined();
  });
});

describe('appeal against a dismissal', () => {
  it('is told with the moderator who may not decide it, and refused to them', async () => {
    const report = await dismissed();
    expect((await appeal(report)).status).toBe(201);
    const opened = (await service.announced('appeal-opened')).filter(
      ({ decisionId }) => decisionId === report.decisionId,
    );
    expect(opened).toMatchObject([{ kind: 'report_dismissed', decidedBy: 'admin', message }]);
    expect((await decide(report.decisionId, 'overturned', admin)).status).toBe(403);
    const { body } = await service.send('GET', `/admin/appeals/${report.decisionId}`, { as: other });
    expect(body.data).toMatchObject({ reportId: report.id, judge: 'free' });
  });

  it('takes the report up again when it is overturned, and records it', async () => {
    const report = await dismissed();
    await appeal(report);
    expect((await decide(report.decisionId, 'overturned')).status).toBe(200);
    expect(await reportOf(report.id)).toMatchObject({ status: 'reviewed', resolution: null });
    const { body } = await service.send('GET', `/admin/audit?targetId=${report.id}`, { as: admin });
    expect(body.data[0]).toMatchObject({ actor: { id: 'other' }, after: { status: 'reviewed' } });
    expect(await service.announced('listing-decision-overturned')).toEqual([]);
  });

  it('leaves the report dismissed when it is upheld', async () => {
    const report = await dismissed();
    await appeal(report);
    expect((await decide(report.decisionId, 'upheld')).status).toBe(200);
    expect((await reportOf(report.id)).status).toBe('dismissed');
  });

  it('leaves a report alone that was resolved since', async () => {
    const report = await dismissed();
    await appeal(report);
    await setStatus(report.id, 'reviewed');
    await resolve(report.id, 'warn_owner');
    expect((await decide(report.decisionId, 'overturned')).status).toBe(200);
    expect((await reportOf(report.id)).status).toBe('resolved');
  });

  it('leaves it dismissed when its reporter has reported the listing again', async () => {
    const report = await dismissed();
    await appeal(report);
    const again = await aReport(report.reporter, report.propertyId);
    expect((await decide(report.decisionId, 'overturned')).status).toBe(200);
    expect((await reportOf(report.id)).status).toBe('dismissed');
    expect((await reportOf(again.id)).status).toBe('pending');
  });

  it('is decided also when the report was deleted', async () => {
    const report = await dismissed();
    await appeal(report);
    const gone = await service.send('DELETE', `/reports/${report.id}`, { as: admin });
    expect(gone.status).toBe(200);
    expect((await decide(report.decisionId, 'overturned')).status).toBe(200);
  });

  it('is counted in the yearly report apart, and the dismissal is no restriction', async () => {
    const before = (await service.send('GET', '/transparency')).body.data;
    expect(before.appeals.fromReporters).toBeGreaterThan(0);
    expect(before.appeals.fromReporters).toBe(before.appeals.received);
    expect(before.decisions.total).toBe(0);
    expect(await decisionModel(service.connection).countDocuments()).toBeGreaterThan(0);
  });
});
