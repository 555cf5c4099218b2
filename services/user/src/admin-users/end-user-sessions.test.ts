import { randomUUID } from 'node:crypto';

import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const admin = anActor({ role: 'admin' });

async function aPerson(): Promise<string> {
  const email = `p${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password: 'Kamenitza-58' };
  return (await service.send('POST', '/auth/register', { body })).body.data.user.id;
}
const end = (id: string, as = admin) => service.send('DELETE', `/admin/users/${id}/sessions`, { as });
const validAfter = async (id: string) => (await service.accounts.findOne({ _id: id }))?.tokensValidAfter ?? 0;

describe('DELETE /admin/users/:id/sessions', () => {
  it('ends all sessions, here and at the provider, with an audit entry', async () => {
    const id = await aPerson();
    expect(await end(id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await validAfter(id)).toBeGreaterThan(Date.now() / 1000 - 5);
    expect(service.provider.ended).toContain(id);
    expect((await service.announced('admin-acted')).at(-1)).toMatchObject({
      action: 'endUserSessions',
      target: { kind: 'user', id, label: 'Мария Иванова' },
    });
  });

  it('accepts an administrator’s own account', async () => {
    const id = await aPerson();
    expect((await end(id, anActor({ id, role: 'admin' }))).status).toBe(200);
  });

  it('changes nothing while the provider is unavailable, and can be retried', async () => {
    const id = await aPerson();
    service.provider.failNext('endSessions');
    expect((await end(id)).status).toBe(503);
    expect(await validAfter(id)).toBe(0);
    expect((await end(id)).status).toBe(200);
  });

  it('answers 404 for an unknown person', async () => {
    expect((await end('unknown-user')).status).toBe(404);
  });
});
