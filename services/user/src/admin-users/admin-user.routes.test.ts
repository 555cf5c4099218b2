import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import type { JobName } from '@pokriv/contracts/jobs';
import { anActor } from '@pokriv/service-kit/testing';

import type { StoredAccount } from '../accounts/account.model.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';

const DAY_MS = 86_400_000;
const reason = 'Повторени фалшиви обяви в три града';
let service: UserService;
let admin: Actor;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.accounts.deleteMany({});
  admin = await aPerson({ role: 'admin', isEmailVerified: true });
});

async function aPerson(parts: Partial<StoredAccount> = {}): Promise<Actor> {
  const email = `p${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password: 'Kamenitza-58' };
  const reply = await service.send('POST', '/auth/register', { body });
  const id: string = reply.body.data.user.id;
  await service.accounts.updateOne({ _id: id }, { $set: parts });
  return anActor({ id, email, role: parts.role ?? 'tenant' });
}
const get = ({ id }: Actor) => service.send('GET', `/admin/users/${id}`, { as: admin });
const change = ({ id }: Actor, body: object, as = admin) =>
  service.send('PUT', `/admin/users/${id}`, { as, body, ip: '10.1.2.3' });
const remove = ({ id }: Actor, as = admin) =>
  service.send('DELETE', `/admin/users/${id}`, { as, body: { reason } });
const list = (query: string) => service.send('GET', `/admin/users?${query}`, { as: admin });
const idsOf = async (query: string): Promise<string[]> =>
  (await list(query)).body.data.map(({ id }: { id: string }) => id);
const mailsTo = async (name: JobName, { email }: Actor) =>
  (await service.announced(name)).filter((fact) => (fact as { email?: string } | null)?.email === email);
const actsOn = async (id: string) =>
  (await service.announced('admin-acted')).filter(
    (fact) => (fact as { target: { id: string } }).target.id === id,
  );

describe('GET /admin/users', () => {
  it('finds people by the name and the ЕИК of their agency, changes included', async () => {
    const agent = await aPerson({ role: 'landlord' });
    const company = { agencyName: 'Морски имоти', eik: '131071587' };
    const { status } = await service.send('PUT', '/auth/profile', { as: agent, body: { company } });
    expect(status).toBe(200);
    for (const words of ['морски', 'имоти мария', '131071587', 'BG131071587', '131 071 587'])
      expect(await idsOf(`query=${encodeURIComponent(words)}`)).toEqual([agent.id]);
    await service.send('PUT', '/auth/profile', { as: agent, body: { company: null } });
    expect(await idsOf('query=131071587')).toEqual([]);
  });

  it('finds people by prefix of name, e-mail and phone, changes included', async () => {
    const anna = await aPerson();
    await change(anna, { firstName: 'Анна-Мария', lastName: 'Недева', phone: '+359 88 812 3456' });
    for (const words of [
      'анна',
      'НЕД анна',
      anna.email.slice(0, 6),
      '0888123',
      '+359 88 812',
      '088 812 3456',
    ])
      expect(await idsOf(`query=${encodeURIComponent(words)}`)).toEqual([anna.id]);
    expect(await idsOf(`query=${encodeURIComponent('иванова')}`)).toEqual([admin.id]);
    await change(anna, { phone: null });
    expect(await idsOf('query=0888123')).toEqual([]);
  });

  it('shows states, filters by them and counts exactly', async () => {
    const [verified, unverified] = [await aPerson(), await aPerson()];
    const [limited, leaving] = [await aPerson(), await aPerson()];
    // reading the profile syncs the verified e-mail
    service.provider.change(verified.id, { isEmailVerified: true });
    await service.send('GET', '/auth/profile', { as: { ...verified, isEmailVerified: true } });
    await change(limited, { suspension: { reason, until: null } });
    await remove(leaving);
    const expected = { active: verified, unverified, suspended: limited, leaving };
    for (const [state, { id }] of Object.entries(expected)) {
      const { body } = await list(`state=${state}&role=tenant`);
      expect(body.data).toMatchObject([{ id, state }]);
      expect(body.pagination).toMatchObject({ total: 1, totalPages: 1 });
    }
    expect((await list('limit=2&page=2')).body.pagination).toMatchObject({
      total: 5,
      totalPages: 3,
      hasNext: true,
    });
  });

  it('sorts and filters by role, plan and days', async () => {
    const now = Date.now();
    const old = await aPerson({ role: 'landlord', plan: 'business', createdAt: new Date(now - 40 * DAY_MS) });
    const young = await aPerson({ lastSeenAt: new Date(now + DAY_MS) });
    await change(young, { firstName: 'Янка' });
    await change(old, { firstName: 'Ася' });
    expect(await idsOf('sort=oldest')).toEqual([old.id, admin.id, young.id]);
    expect(await idsOf('sort=newest')).toEqual([young.id, admin.id, old.id]);
    expect(await idsOf('sort=name')).toEqual([old.id, admin.id, young.id]);
    expect((await idsOf('sort=last_seen'))[0]).toBe(young.id);
    expect(await idsOf('role=landlord&plan=business')).toEqual([old.id]);
    expect(await idsOf('days=30&role=landlord')).toEqual([]);
    expect(await idsOf('days=30')).toEqual([young.id, admin.id]);
  });

  it('uses an index for every filter and sort', async () => {
    for (const { filter, sort } of [
      { filter: {}, sort: { createdAt: -1 } },
      { filter: {}, sort: { lastSeenAt: -1, _id: -1 } },
      { filter: {}, sort: { nameKey: 1, _id: 1 } },
      { filter: { state: 'active' }, sort: { createdAt: -1, _id: -1 } },
      { filter: { role: 'tenant' }, sort: { createdAt: -1, _id: -1 } },
      { filter: { plan: 'free' }, sort: { createdAt: -1, _id: -1 } },
      { filter: { words: /^мар/u }, sort: {} },
    ] as const) {
      const plan = await service.accounts.find(filter).sort(sort).explain('queryPlanner');
      expect(JSON.stringify(plan)).not.toMatch(/"stage":"(COLLSCAN|SORT)"/u);
    }
  });

  it('is for administrators only', async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['GET', '/admin/users/table.csv'],
      ['GET', `/admin/users/${other.id}`],
      ['PUT', `/admin/users/${other.id}`],
      ['DELETE', `/admin/users/${other.id}`],
    ] as const)
      expect((await service.send(method, path, { as: person })).status).toBe(403);
  });

  it('exports a file, with an audit entry', async () => {
    await aPerson({ lastName: '=1+1' });
    const { body, headers, status } = await service.send('GET', '/admin/users/table.csv?role=tenant', {
      as: admin,
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    const [heading, ...rows] = String(body).trim().split('\r\n');
    expect(heading).toContain('Имейл');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("'=1+1");
    expect(await actsOn('users')).toMatchObject([{ action: 'exportUsers', target: { kind: 'table' } }]);
  });
});

describe('GET /admin/users/:id', () => {
  it('returns a person’s details, or 404', async () => {
    const person = await aPerson({ warnings: 2, usedListings: { used: 3, version: 1 } });
    expect((await get(person)).body.data).toMatchObject({
      id: person.id,
      plan: 'free',
      state: 'unverified',
      suspension: null,
      usedListings: 3,
      warnings: 2,
      lastSeenAt: expect.any(String),
    });
    expect((await service.send('GET', '/admin/users/unknown-user', { as: admin })).status).toBe(404);
  });
});

describe('PUT /admin/users/:id', () => {
  it('changes data and role together, and audits the differences', async () => {
    const person = await aPerson();
    const body = { firstName: 'Мария', lastName: 'Недева', role: 'landlord', reason: 'По нейна молба' };
    const reply = await change(person, body);
    expect(reply).toMatchObject({ status: 200, body: { data: { lastName: 'Недева', role: 'landlord' } } });
    expect(await actsOn(person.id)).toMatchObject([
      {
        action: 'updateUser',
        actor: { id: admin.id },
        ip: '10.1.2.3',
        target: { kind: 'user', label: 'Мария Иванова' },
        before: { lastName: 'Иванова', role: 'tenant' },
        after: { lastName: 'Недева', role: 'landlord' },
        reason: 'По нейна молба',
      },
    ]);
    expect((await actsOn(person.id))[0]).not.toHaveProperty('before.firstName');
  });

  it('audits the specific action with its reason', async () => {
    const person = await aPerson();
    await change(person, { suspension: { reason, until: null } });
    await change(person, { suspension: null });
    await change(person, { role: 'landlord', reason: 'По нейна молба' });
    expect(await actsOn(person.id)).toMatchObject([
      { action: 'suspendUser', reason },
      { action: 'reinstateUser' },
      { action: 'changeUserRole', reason: 'По нейна молба' },
    ]);
  });

  it('ignores unchanged fields', async () => {
    const person = await aPerson();
    const reply = await change(person, { role: 'tenant', firstName: 'Мария', phone: '', suspension: null });
    expect(reply.status).toBe(200);
    expect(await actsOn(person.id)).toEqual([]);
    expect(await mailsTo('account-reinstated', person)).toEqual([]);
  });

  it('refuses another person’s phone', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    await change(one, { phone: '0888123456' });
    const { status, body } = await change(other, { phone: '088 812 3456' });
    expect(status).toBe(409);
    expect(body.errors).toMatchObject([{ param: 'phone' }]);
  });

  it('suspends with reason and end: ends sessions, one mail, one audit entry', async () => {
    const person = await aPerson();
    const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
    const suspension = { reason, until };
    const replies = [await change(person, { suspension }), await change(person, { suspension })];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(person)).body.data).toMatchObject({
      state: 'suspended',
      suspension: { reason, until, since: expect.any(String) },
    });
    expect(service.provider.ended).toContain(person.id);
    const actor = (await service.send('GET', `/internal/actors/${person.id}`)).body.actor;
    expect(actor.tokensValidAfter).toBeGreaterThan(Date.now() / 1000 - 5);
    const own = await service.send('PUT', '/auth/profile', { as: actor, body: { firstName: 'Анна' } });
    expect(own.body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await mailsTo('account-suspended', person)).toMatchObject([{ reason, until }]);
    expect(await actsOn(person.id)).toMatchObject([{ reason, after: { isSuspended: true } }]);
  });

  it('ends a suspension, with one mail', async () => {
    const person = await aPerson();
    await change(person, { suspension: { reason, until: null } });
    await change(person, { suspension: null });
    expect((await change(person, { suspension: null })).body.data).toMatchObject({ suspension: null });
    expect(await mailsTo('account-reinstated', person)).toHaveLength(1);
    expect(await actsOn(person.id)).toHaveLength(2);
  });

  it.each([
    ['without a reason', { reason: 'кратко', until: null }, 'suspension.reason'],
    ['that is over', { reason, until: '2026-01-01T00:00:00.000Z' }, 'suspension.until'],
  ])('refuses a suspension %s', async (_what, suspension, param) => {
    const { status, body } = await change(await aPerson(), { suspension });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ param }]);
  });

  it('refuses an own role change and an own suspension', async () => {
    await aPerson({ role: 'admin' });
    const role = await change(admin, { role: 'tenant' });
    expect(role).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('собствената си роля') },
    });
    const suspension = await change(admin, { suspension: { reason, until: null } });
    expect(suspension).toMatchObject({
      status: 403,
      body: { message: 'Не можете да ограничите собствения си профил.' },
    });
    expect((await change(admin, { role: 'admin', lastName: 'Нова' })).status).toBe(200);
  });

  it('refuses to suspend an administrator, unless the same call removes the role', async () => {
    const other = await aPerson({ role: 'admin' });
    const suspension = { reason, until: null };
    expect((await change(other, { suspension })).status).toBe(409);
    expect((await change(other, { role: 'tenant', suspension })).body.data).toMatchObject({
      role: 'tenant',
      state: 'suspended',
    });
  });

  it('makes only an active person an administrator', async () => {
    const person = await aPerson();
    expect((await change(person, { role: 'admin' })).status).toBe(409);
    await service.accounts.updateOne({ _id: person.id }, { $set: { isEmailVerified: true } });
    expect((await change(person, { role: 'admin' })).body.data.role).toBe('admin');
  });

  it('keeps one of two administrators who concurrently remove each other’s role', async () => {
    const other = await aPerson({ role: 'admin' });
    const replies = await Promise.all([
      change(other, { role: 'tenant' }),
      change(admin, { role: 'tenant' }, other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await service.accounts.countDocuments({ role: 'admin' })).toBe(1);
  });

  it('makes one suspension and one mail from two concurrent calls', async () => {
    const [other, person] = [await aPerson({ role: 'admin' }), await aPerson()];
    const suspension = { reason, until: null };
    const replies = await Promise.all([
      change(person, { suspension }),
      change(person, { suspension }, other),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo('account-suspended', person)).toHaveLength(1);
  });
});

describe('DELETE /admin/users/:id', () => {
  it('schedules the erasure in 14 days, hides the account, one mail, one audit entry', async () => {
    const person = await aPerson();
    const { status, body } = await remove(person);
    const erasedAt = new Date(service.clock.now.getTime() + 14 * DAY_MS).toISOString();
    expect(status).toBe(202);
    expect(body.data).toMatchObject({ state: 'leaving', erasedAt });
    expect((await remove(person)).body.data.erasedAt).toBe(erasedAt);
    expect(await mailsTo('deletion-requested', person)).toHaveLength(1);
    expect(await actsOn(person.id)).toMatchObject([{ action: 'deleteUser', reason, after: { erasedAt } }]);
    const changes = await service.announced('account-changed');
    expect(changes.at(-1)).toMatchObject({ userId: person.id, isHidden: true });
  });

  it('accepts a call without a body', async () => {
    const person = await aPerson();
    const { status, body } = await service.send('DELETE', `/admin/users/${person.id}`, { as: admin });
    expect([status, body.data.state]).toEqual([202, 'leaving']);
    expect(await actsOn(person.id)).toMatchObject([{ action: 'deleteUser', reason: null }]);
    const short = await service.send('DELETE', `/admin/users/${person.id}`, {
      as: admin,
      body: { reason: 'х' },
    });
    expect([short.status, short.body.errors[0].param]).toEqual([400, 'reason']);
  });

  it('refuses the own account and the last administrator', async () => {
    expect((await remove(admin)).status).toBe(403);
    const gone = anActor({ role: 'admin' });
    expect(await remove(admin, gone)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('последният администратор') },
    });
  });
});
