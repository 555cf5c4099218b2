import type { AdminWork } from '@pokriv/contracts/moderation/admin-work';
import { anActor } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';

const admin = anActor({ role: 'admin' });
const some = (waiting: number) => ({ waiting, late: 1, oldestAt: '2026-11-21T08:00:00.000Z' });
const none = { waiting: 0, late: 0, oldestAt: null };

describe('GET /admin/work', () => {
  let bff: TestBff;
  const read = (uid = admin.id) => bff.get('/api/admin/work', { authorization: `Bearer ${aToken(uid)}` });
  const answerWith = (name: 'property' | 'moderation' | 'conversations', work: object) =>
    bff.upstreams[name].answerWith((_request, reply) => void reply.end(JSON.stringify(work)));

  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    answerWith('property', { listings: some(26), revisions: none });
    answerWith('moderation', { reports: some(7), contacts: none, appeals: some(1) });
    answerWith('conversations', { threads: none });
    bff.upstreams.user.answerWith((request, reply) =>
      reply.end(
        JSON.stringify(
          request.url?.startsWith('/internal/work') ? { roleRequests: some(2) } : { actor: admin },
        ),
      ),
    );
  });

  it('counts the waiting work of all services and is not cached', async () => {
    const reply = await read();
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await reply.json()) as { data: AdminWork }).toMatchObject({
      data: {
        listings: some(26),
        revisions: none,
        reports: some(7),
        threads: none,
        contacts: none,
        appeals: some(1),
        roleRequests: some(2),
      },
    });
  });

  it('leaves out what a failed service counts', async () => {
    bff.upstreams.moderation.answerWith((_request, reply) => reply.writeHead(500).end());
    answerWith('conversations', { threads: { waiting: 'many' } });
    const { data } = (await (await read()).json()) as { data: AdminWork };
    expect([data.reports, data.appeals, data.contacts, data.threads]).toEqual([null, null, null, null]);
    expect(data.listings).toEqual(some(26));
  });

  it('is for administrators only', async () => {
    expect((await bff.get('/api/admin/work')).status).toBe(401);
    const landlord = anActor({ role: 'landlord' });
    bff.upstreams.user.answerWith((_request, reply) => void reply.end(JSON.stringify({ actor: landlord })));
    expect((await read(landlord.id)).status).toBe(403);
  });
});
