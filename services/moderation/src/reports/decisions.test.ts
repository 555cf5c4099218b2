import { anActor } from '@pokriv/service-kit/testing';

import { startModeration, type ModerationService } from '../start-moderation.testing.ts';
import { reportModel } from './report.model.ts';

const admin = anActor({ id: 'admin', role: 'admin', firstName: 'Анна', lastName: 'Колева' });
let service: ModerationService;
let count = 0;

beforeAll(async () => {
  service = await startModeration();
});
afterAll(() => service.close());

const aListing = () => service.aListing(`l${(count += 1)}`);
async function report(propertyId: string, { as = anActor(), reportType = 'fake' } = {}) {
  const body = { propertyId, reportType, reason: 'Снимките са чужди' };
  const reply = await service.send('POST', '/reports', { as, body });
  expect(reply.status).toBe(201);
  return reply.body.data.id as string;
}
const resolve = (id: string, action: string, more: object = {}) =>
  service.send('PUT', `/admin/reports/${id}/resolve`, {
    as: admin,
    body: { action, adminNotes: 'Проверено по телефона', ...more },
  });
const statusOf = async (id: string) =>
  (await service.send('GET', `/reports/${id}`, { as: admin })).body.data.status;
const lastOf = async (name: Parameters<ModerationService['announced']>[0]) =>
  (await service.announced(name)).at(-1);

describe('resolveReport', () => {
  it.each([
    ['warn_owner', 'owner-condemned', { userId: 'owner', action: 'warn', reason: 'Проверено по телефона' }],
    ['suspend_owner', 'owner-condemned', { userId: 'owner', action: 'suspend', until: null }],
    ['request_changes', 'listing-recalled', { by: 'admin', actorId: 'admin' }],
    ['remove_listing', 'listing-condemned', { actorId: 'admin' }],
  ] as const)('%s closes the report and announces %s', async (action, fact, payload) => {
    const id = await report(await aListing());
    const { status, body } = await resolve(id, action);
    expect([status, body.data.status, body.data.resolution]).toEqual([200, 'resolved', action]);
    expect(await lastOf(fact)).toMatchObject(payload);
    expect(await lastOf('report-closed')).toMatchObject({ reportId: id, status: 'resolved' });
  });

  it('announces the places that the moderator pinned', async () => {
    const remarks = [{ place: 'title', text: 'Без телефон.' }];
    await resolve(await report(await aListing()), 'request_changes', { remarks });
    expect(await lastOf('listing-recalled')).toMatchObject({ remarks });
  });

  it('dismisses a report without a message to the owner', async () => {
    const id = await report(await aListing());
    const before = (await service.announced('owner-condemned')).length;
    expect((await resolve(id, 'dismiss')).body.data).toMatchObject({ status: 'dismissed' });
    expect(await service.announced('owner-condemned')).toHaveLength(before);
  });

  it.each(['remove_listing', 'suspend_owner'])(
    '%s closes the other open reports of the listing',
    async (action) => {
      const listing = await aListing();
      const [id, other, third] = [await report(listing), await report(listing), await report(listing)];
      await resolve(id, action);
      expect([await statusOf(other), await statusOf(third)]).toEqual(['resolved', 'resolved']);
    },
  );

  it('closes many reports together and tells each reporter', async () => {
    const listing = await aListing();
    const id = await report(listing);
    const reports = reportModel(service.connection);
    const stored = await reports.findOne({ _id: id }).lean();
    if (!stored) throw new Error('the report is not stored');
    const copies = Array.from({ length: 100 }, (_, index) => ({
      ...stored,
      _id: `${id}-${index}`,
      reporter: { ...stored.reporter, id: `reporter-${index}` },
    }));
    await reports.insertMany(copies);
    expect((await resolve(id, 'remove_listing')).status).toBe(200);
    expect(await reports.countDocuments({ propertyId: listing, status: 'resolved' })).toBe(101);
    const closed = (await service.announced('report-closed')).filter(
      ({ listingId }) => listingId === listing,
    );
    expect(closed).toHaveLength(101);
    const groups = await service.send('GET', '/admin/reports/groups?limit=50', { as: admin });
    expect(JSON.stringify(groups.body.data)).not.toContain(`"${listing}"`);
  });

  it('leaves the other reports of the listing open after a warning', async () => {
    const listing = await aListing();
    const [id, other] = [await report(listing), await report(listing)];
    await resolve(id, 'warn_owner');
    expect(await statusOf(other)).toBe('pending');
  });

  it('accepts one of two concurrent decisions', async () => {
    const id = await report(await aListing());
    const replies = await Promise.all([resolve(id, 'remove_listing'), resolve(id, 'dismiss')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses a suspension that ends in the past', async () => {
    const id = await report(await aListing());
    const { status, body } = await resolve(id, 'suspend_owner', { until: '2020-01-01T00:00:00.000Z' });
    expect([status, body.errors?.[0]?.param, await statusOf(id)]).toEqual([400, 'until', 'pending']);
  });

  it('keeps the notes when the report is reopened', async () => {
    const id = await report(await aListing());
    await resolve(id, 'dismiss');
    const again = { as: admin, body: { status: 'reviewed' } };
    const { data } = (await service.send('PUT', `/reports/${id}/status`, again)).body;
    expect(data).toMatchObject({ status: 'reviewed', adminNotes: 'Проверено по телефона', resolution: null });
  });

  it('refuses to reopen a report whose status the admin has not seen', async () => {
    const id = await report(await aListing());
    await resolve(id, 'dismiss');
    const step = (from: string) =>
      service.send('PUT', `/reports/${id}/status`, { as: admin, body: { status: 'reviewed', from } });
    expect(await step('pending')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await step('dismissed')).body.data.status).toBe('reviewed');
  });

  it("needs only the action; the owner's letter then names the type of report", async () => {
    const alone = (id: string, action: string) =>
      service.send('PUT', `/admin/reports/${id}/resolve`, { as: admin, body: { action } });
    const dismissed = await alone(await report(await aListing()), 'dismiss');
    expect(dismissed).toMatchObject({ status: 200, body: { data: { status: 'dismissed', adminNotes: '' } } });
    const warned = await alone(await report(await aListing()), 'warn_owner');
    expect(warned).toMatchObject({ status: 200, body: { data: { status: 'resolved' } } });
    expect(await lastOf('owner-condemned')).toMatchObject({
      reason: 'Получихме сигнал за обявата: Фалшива обява.',
    });
  });

  it('refuses an explanation without content', async () => {
    const id = await report(await aListing());
    const { status, body } = await resolve(id, 'dismiss', { adminNotes: 'не' });
    expect([status, body.errors[0].param]).toEqual([400, 'adminNotes']);
  });

  it('records the reason in the audit log, for the report and for the listing', async () => {
    const listing = await aListing();
    const id = await report(listing);
    await resolve(id, 'remove_listing');
    for (const target of [id, listing]) {
      const { data } = (await service.send('GET', `/admin/audit?targetId=${target}`, { as: admin })).body;
      expect(data).toMatchObject([{ action: 'resolveReport', reason: 'Проверено по телефона' }]);
      expect(data[0].target.label).not.toBe('');
    }
  });

  it('appears in words in the CSV export of the audit log', async () => {
    const id = await report(await aListing());
    await resolve(id, 'dismiss');
    const { body } = await service.send('GET', `/admin/audit/table.csv?targetId=${id}`, { as: admin });
    const [, line = ''] = String(body).split('\r\n');
    expect(line).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d;/u);
    expect(line).toContain(';Решен сигнал;');
    expect(line).toContain('"Състояние: Нов → Отхвърлен; Решение: Отхвърли сигнала"');
    expect(line).toContain('Проверено по телефона');
    expect(line).not.toContain('{');
  });
});

describe('lists of reports', () => {
  const list = async (query: string) =>
    (await service.send('GET', `/admin/reports?${query}`, { as: admin })).body.data as { id: string }[];

  it('filter by listing, type, status and search words', async () => {
    const listing = await aListing();
    const spam = await report(listing, { reportType: 'spam' });
    const fake = await report(listing, { as: anActor({ firstName: 'Радостина' }) });
    const idsOf = async (query: string) => (await list(`propertyId=${listing}&${query}`)).map(({ id }) => id);
    expect(await idsOf('type=spam')).toEqual([spam]);
    expect(await idsOf('query=радост')).toEqual([fake]);
    expect(await idsOf('sort=oldest')).toEqual([spam, fake]);
    expect(await idsOf('status=resolved')).toEqual([]);
  });

  it('group open reports by listing, most reported first', async () => {
    const [few, many] = [await aListing(), await aListing()];
    await report(few);
    await report(many, { reportType: 'spam' });
    await report(many);
    await report(many, { as: anActor({ isEmailVerified: false }) });
    const { body } = await service.send('GET', '/admin/reports/groups?limit=50', { as: admin });
    const groups = body.data as { propertyId: string }[];
    expect(groups.find(({ propertyId }) => propertyId === many)).toMatchObject({
      open: 3,
      weight: 1,
      hidesAt: 3,
      propertyStatus: 'active',
      types: [
        { type: 'spam', count: 1 },
        { type: 'fake', count: 2 },
      ],
    });
    const places = [many, few].map((id) => groups.findIndex(({ propertyId }) => propertyId === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
  });

  it('have a summary', async () => {
    const { body } = await service.send('GET', '/reports/stats/overview', { as: admin });
    const { total, byStatus, byType, olderThan24h } = body.data;
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, two) => one + two, 0);
    expect([sum(byStatus), sum(byType), olderThan24h]).toEqual([total, total, 0]);
    expect(body.data.avgHours).toBeLessThan(1);
  });

  it('export as CSV, with an audit entry', async () => {
    const { status, headers } = await service.send('GET', '/admin/reports/table.csv', { as: admin });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const audit = await service.send('GET', '/admin/audit?kind=table', { as: admin });
    expect(audit.body.data[0]).toMatchObject({ action: 'exportReports', actor: { name: 'Анна Колева' } });
  });

  it('no longer contain a deleted report', async () => {
    const id = await report(await aListing());
    expect((await service.send('DELETE', `/reports/${id}`, { as: admin })).status).toBe(200);
    expect((await service.send('GET', `/reports/${id}`, { as: admin })).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('records actor, action, target, IP address, before and after', async () => {
    const id = await report(await aListing());
    await resolve(id, 'warn_owner');
    const { body } = await service.send('GET', `/admin/audit?targetId=${id}`, { as: admin });
    expect(body.data).toMatchObject([
      {
        actor: { id: 'admin', name: 'Анна Колева' },
        ip: '10.0.0.1',
        action: 'resolveReport',
        target: { kind: 'report', id },
        before: { status: 'pending' },
        after: { status: 'resolved', resolution: 'warn_owner' },
      },
    ]);
  });

  it('has an entry for each report that a decision closes, and for its listing or owner', async () => {
    const listing = await aListing();
    const [id, other] = [await report(listing), await report(listing)];
    await resolve(id, 'remove_listing');
    const linesOf = async (target: string) =>
      (await service.send('GET', `/admin/audit?targetId=${target}`, { as: admin })).body.data;
    expect(await linesOf(other)).toMatchObject([{ after: { status: 'resolved' } }]);
    expect(await linesOf(listing)).toMatchObject([
      { target: { kind: 'listing' }, after: { resolution: 'remove_listing', report: id } },
    ]);
    const third = await report(await aListing());
    await resolve(third, 'suspend_owner');
    expect((await linesOf('owner'))[0]).toMatchObject({ target: { kind: 'user' }, after: { report: third } });
  });

  it.each([
    ['query=кол', true],
    ['query=никой', false],
    ['actorId=admin', true],
    ['from=2020-01-01&to=2020-01-02', false],
    ['action=resolveReport', true],
  ])('filters by %s', async (query, isFound) => {
    const { body } = await service.send('GET', `/admin/audit?${query}`, { as: admin });
    expect(body.data.length > 0).toBe(isFound);
  });

  it('is readable for admins only', async () => {
    expect((await service.send('GET', '/admin/audit', { as: anActor() })).status).toBe(403);
  });
});
