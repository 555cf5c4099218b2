import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

const reason = 'Наследих жилище и искам да го отдавам.';
const notes = 'Нямаме данни, че имате жилище за отдаване.';
let service: UserService;
const admin = anActor({ role: 'admin' });

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

/** A tenant by choice with an unverified e-mail, so that an administrator decides. */
async function aTenant(account: object = {}): Promise<Actor> {
  const as = anActor({ role: 'tenant' });
  await service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
  await service.accounts.updateOne(
    { _id: as.id },
    { $set: { isRoleChosen: true, isEmailVerified: false, ...account } },
  );
  return as;
}
const ask = (as: Actor, parts: Record<string, unknown> = {}) =>
  service.send('POST', '/auth/role-change-request', {
    as,
    body: { requestedRole: 'landlord', reason, ...parts },
  });
const readOwn = (as: Actor) => service.send('GET', '/auth/role-change-request', { as });
const list = (query = '', as = admin) => service.send('GET', `/admin/role-change-requests${query}`, { as });
const decide = (id: string, body: object, as = admin) =>
  service.send('PUT', `/admin/role-change-requests/${id}`, { as, body });
const askedBy = async (as: Actor): Promise<string> => (await ask(as)).body.data.id;

describe('POST /auth/role-change-request', () => {
  it('files a request; its author reads the latest one', async () => {
    const as = await aTenant();
    expect((await readOwn(as)).body).toEqual({ success: true, data: null });
    const { status, body } = await ask(as);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(String),
      currentRole: 'tenant',
      requestedRole: 'landlord',
      reason,
      status: 'pending',
      notes: null,
      createdAt: expect.any(String),
      decidedAt: null,
    });
    expect((await readOwn(as)).body.data).toEqual(body.data);
    await decide(body.data.id, { action: 'reject', notes });
    const second = await askedBy(as);
    expect((await readOwn(as)).body.data).toMatchObject({ id: second, status: 'pending' });
  });

  it('accepts one of concurrent requests', async () => {
    const as = await aTenant();
    const replies = await Promise.all([ask(as), ask(as), ask(as)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await ask(as)).body.message).toBe('Вече имате заявка, която чака отговор.');
  });

  it.each([
    ['the present role', { parts: { requestedRole: 'tenant' } }, 422, 'Вече сте с тази роля.'],
    [
      'another role for an admin',
      { account: { role: 'admin' } },
      422,
      'Ролята на администратор не се сменя със заявка.',
    ],
    [
      'a role before the first choice',
      { account: { isRoleChosen: false } },
      409,
      'Още не сте избрали роля. Изберете я направо, без заявка.',
    ],
    ['the role of an admin', { parts: { requestedRole: 'admin' } }, 400, 'Изберете роля.'],
    ['a wish without a reason', { parts: { reason: 'защото' } }, 400, 'Причина: въведете поне 10 символа.'],
    ['a wish with a decision', { parts: { status: 'approved' } }, 400, 'Непознато поле: status.'],
  ])('refuses %s', async (_what, wish: { account?: object; parts?: object }, status, message) => {
    const as = await aTenant(wish.account);
    expect(await ask(as, { ...wish.parts })).toMatchObject({ status, body: { message } });
    expect((await readOwn(as)).body.data).toBeNull();
  });

  it('refuses visitors and people without a profile', async () => {
    const body = { requestedRole: 'landlord', reason };
    expect((await service.send('POST', '/auth/role-change-request', { body })).status).toBe(401);
    expect((await ask(anActor())).status).toBe(404);
  });
});

describe('a tenant with a verified e-mail who asks to be a landlord', () => {
  const aVerified = (account: object = {}) => aTenant({ isEmailVerified: true, ...account });
  const actsOn = async (id: string) =>
    (await service.announced('admin-acted')).filter(
      (act) => (act as { target: { id: string } }).target.id === id,
    );
  const roleOf = async ({ id }: Actor) => (await service.accounts.findOne({ _id: id }))?.role;

  it('becomes one at once through a request approved by the system, with an audit entry', async () => {
    const as = await aVerified();
    const { status, body } = await ask(as);
    expect(status).toBe(201);
    expect(body.message).toBe('Вече сте наемодател и можете да публикувате обяви.');
    expect(body.data).toMatchObject({ status: 'approved', requestedRole: 'landlord', reason });
    expect(await roleOf(as)).toBe('landlord');
    expect((await list(`?userId=${as.id}`)).body.data).toMatchObject([
      { id: body.data.id, status: 'approved', decidedBy: 'system' },
    ]);
    expect(await actsOn(body.data.id)).toMatchObject([
      {
        action: 'decideRoleChangeRequest',
        actor: { id: 'system', name: 'Автоматично' },
        before: { status: 'pending', role: 'tenant' },
        after: { status: 'approved', role: 'landlord' },
      },
    ]);
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, role: 'landlord' }),
    );
  });

  it('becomes one through the pending request', async () => {
    const as = await aTenant();
    const waiting = await askedBy(as);
    await service.accounts.updateOne({ _id: as.id }, { $set: { isEmailVerified: true } });
    expect((await ask(as)).body.data).toMatchObject({ id: waiting, status: 'approved' });
    expect(await roleOf(as)).toBe('landlord');
  });

  it.each([
    ['when an administrator has refused it before', {}, true],
    ['when suspended', { isSuspended: true }, false],
  ])('waits for an administrator %s', async (_when, account, wasRefused) => {
    const as = await aTenant();
    if (wasRefused) await decide(await askedBy(as), { action: 'reject', notes });
    await service.accounts.updateOne({ _id: as.id }, { $set: { isEmailVerified: true, ...account } });
    expect((await ask(as)).body.data.status).toBe('pending');
    expect(await roleOf(as)).toBe('tenant');
  });

  it('waits for an administrator after one took the role away', async () => {
    const as = await aVerified();
    await ask(as);
    await service.send('PUT', `/admin/users/${as.id}`, { as: admin, body: { role: 'tenant' } });
    expect(await roleOf(as)).toBe('tenant');
    const id = await askedBy(as);
    expect(await roleOf(as)).toBe('tenant');
    await decide(id, { action: 'approve' });
    expect(await roleOf(as)).toBe('landlord');
  });

  it('becomes one once from concurrent calls', async () => {
    const as = await aVerified();
    const replies = await Promise.all([ask(as), ask(as), ask(as)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await list(`?userId=${as.id}`)).body.data).toHaveLength(1);
  });

  it('becomes a tenant again only by an administrator', async () => {
    const as = await aVerified({ role: 'landlord' });
    expect((await ask(as, { requestedRole: 'tenant' })).body.data.status).toBe('pending');
    expect(await roleOf(as)).toBe('landlord');
  });
});

describe('PUT /admin/role-change-requests/:id', () => {
  it('approves with role, decision and mail in one transaction', async () => {
    const as = await aTenant();
    const id = await askedBy(as);
    const { status, body } = await decide(id, { action: 'approve' });
    expect(status).toBe(200);
    expect(body.message).toBe('Заявката е одобрена.');
    expect(body.data).toMatchObject({
      status: 'approved',
      decidedBy: admin.id,
      decidedAt: expect.any(String),
      user: { id: as.id, email: as.email, firstName: 'Мария' },
    });
    expect((await service.send('GET', '/auth/profile', { as })).body.data.role).toBe('landlord');
    expect(await service.announced('role-request-decided')).toContainEqual({
      email: as.email,
      firstName: 'Мария',
      role: 'landlord',
      status: 'approved',
      notes: null,
    });
    expect(await service.announced('account-changed')).toContainEqual(
      expect.objectContaining({ userId: as.id, role: 'landlord', version: 2 }),
    );
    const acts = await service.announced('admin-acted');
    expect(acts.filter((act) => (act as { target: { id: string } }).target.id === id)).toMatchObject([
      {
        action: 'decideRoleChangeRequest',
        actor: { id: admin.id },
        target: { kind: 'role_request', label: 'Мария Иванова' },
        before: { status: 'pending', role: 'tenant' },
        after: { status: 'approved', role: 'landlord' },
      },
    ]);
  });

  it('rejects with a reason visible to the author', async () => {
    const as = await aTenant();
    const id = await askedBy(as);
    expect((await decide(id, { action: 'reject' })).body.errors).toEqual([
      { param: 'notes', msg: 'Напишете причината с поне 10 символа.' },
    ]);
    expect((await decide(id, { action: 'reject', notes })).body.message).toBe('Заявката е отказана.');
    expect((await readOwn(as)).body.data).toMatchObject({ status: 'rejected', notes });
    expect((await service.accounts.findOne({ _id: as.id }))?.role).toBe('tenant');
    expect(await service.announced('role-request-decided')).toContainEqual(
      expect.objectContaining({ email: as.email, status: 'rejected', notes }),
    );
  });

  it('accepts one of two concurrent decisions and refuses later ones', async () => {
    const as = await aTenant();
    const id = await askedBy(as);
    const replies = await Promise.all([
      decide(id, { action: 'approve' }),
      decide(id, { action: 'reject', notes }, anActor({ role: 'admin' })),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, decidedBy } = (await list(`?userId=${as.id}`)).body.data[0];
    const winner = replies.find((reply) => reply.status === 200)?.body.data;
    expect({ status, decidedBy }).toEqual({ status: winner.status, decidedBy: winner.decidedBy });
    const { role } = (await service.accounts.findOne({ _id: as.id })) ?? {};
    expect(role).toBe(status === 'approved' ? 'landlord' : 'tenant');
    const mails = (await service.announced('role-request-decided')).filter(
      (fact) => (fact as { email: string }).email === as.email,
    );
    expect(mails).toHaveLength(1);
    expect((await decide(id, { action: 'approve' })).body.message).toBe('По тази заявка вече има решение.');
  });

  it('does not change the role of a person who became an admin meanwhile', async () => {
    const as = await aTenant();
    const id = await askedBy(as);
    await service.accounts.updateOne({ _id: as.id }, { $set: { role: 'admin' } });
    expect((await decide(id, { action: 'approve' })).status).toBe(409);
    expect((await list(`?userId=${as.id}`)).body.data[0].status).toBe('pending');
    expect((await decide(id, { action: 'reject', notes })).status).toBe(200);
  });

  it('is 404 for an unknown request and forbidden to others', async () => {
    expect((await decide('nothing', { action: 'approve' })).status).toBe(404);
    for (const role of ['tenant', 'landlord'] as const) {
      expect((await decide('nothing', { action: 'approve' }, anActor({ role }))).status).toBe(403);
      expect((await list('', anActor({ role }))).status).toBe(403);
    }
  });
});

describe('GET /admin/role-change-requests', () => {
  it('lists newest first, in pages, by status and by person', async () => {
    const people = [await aTenant(), await aTenant(), await aTenant()];
    const ids: string[] = [];
    for (const as of people) ids.push(await askedBy(as));
    await decide(ids[0] ?? '', { action: 'approve' });
    const idsOf = async (query: string) => (await list(query)).body.data.map(({ id }: { id: string }) => id);
    expect(await idsOf('?limit=2')).toEqual([ids[2], ids[1]]);
    expect(await idsOf('?page=2&limit=2')).toContain(ids[0]);
    expect((await list('?limit=2')).body.pagination).toMatchObject({
      page: 1,
      hasNext: true,
      hasPrev: false,
    });
    expect(await idsOf('?status=pending&limit=2')).toEqual([ids[2], ids[1]]);
    expect(await idsOf('?status=approved&limit=1')).toEqual([ids[0]]);
    expect(await idsOf(`?userId=${people[1]?.id}`)).toEqual([ids[1]]);
    expect(await idsOf('?page=999')).toEqual([]);
    expect((await list('?status=strange')).body.errors[0].param).toBe('status');
    expect((await list('?limit=101')).status).toBe(400);
  });

  it('shows an erased author as such', async () => {
    const as = await aTenant();
    await askedBy(as);
    await service.accounts.deleteOne({ _id: as.id });
    expect((await list(`?userId=${as.id}`)).body.data[0].user).toMatchObject({
      email: '',
      firstName: 'Изтрит профил',
    });
  });
});
