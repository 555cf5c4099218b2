import type { Actor } from '@pokriv/contracts/actor';
import { anActor, type Sent } from '@pokriv/service-kit/testing';

import { readLimits } from './limits.ts';
import { startUserService, type UserService } from './testing/start-user-service.ts';

const password = 'Kamenitza-58';
const wrong = 'Greshna1';
const tries = 2;
let service: UserService;
let count = 0;

beforeAll(async () => {
  const names = ['LOGIN_ACCOUNT', 'FORGOT_PASSWORD', 'VERIFICATION_EMAIL', 'PASSWORD_CHANGE', 'ROLE_REQUEST'];
  const others = ['DATA_EXPORT', 'DELETION', 'CHECK_PHONE_IP'];
  const settings = [...names, ...others].map((name) => [`LIMIT_${name}`, `${tries}/3600`]);
  service = await startUserService({ limits: readLimits(Object.fromEntries(settings)) });
});
afterAll(() => service.stop());

async function aPerson(): Promise<Actor> {
  const email = `limits-${Date.now()}-${(count += 1)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password };
  const reply = await service.send('POST', '/auth/register', { body });
  return anActor({ id: reply.body.data.user.id, email, role: 'tenant', isEmailVerified: false });
}

type Call = (as: Actor) => Promise<Sent>;
const bySomeone =
  (path: string, bodyOf: (as: Actor) => object): Call =>
  (as) =>
    service.send('POST', path, { body: bodyOf(as) });
const byThem =
  (method: string, path: string, body: object): Call =>
  (as) =>
    service.send(method, path, { as, body });

const passwordChange = { currentPassword: wrong, newPassword: 'Nova1234' };
const counted: [string, Call, number][] = [
  ['login', bySomeone('/auth/login', ({ email }) => ({ email, password: wrong })), 401],
  [
    'login in capitals',
    bySomeone('/auth/login', ({ email }) => ({ email: email.toUpperCase(), password })),
    401,
  ],
  ['forgot-password', bySomeone('/auth/forgot-password', ({ email }) => ({ email })), 200],
  ['verification-email', byThem('POST', '/auth/verification-email', {}), 202],
  ['password', byThem('PUT', '/auth/password', passwordChange), 400],
  [
    'role-change-request',
    byThem('POST', '/auth/role-change-request', { requestedRole: 'tenant', reason: 'Просто така искам.' }),
    422,
  ],
  ['deletion', byThem('POST', '/auth/deletion', { password: wrong }), 400],
];

describe('rate limits of guessing and mailing calls', () => {
  it.each(counted)('limit one account and not another: %s', async (_name, call, status) => {
    const [one, other] = [await aPerson(), await aPerson()];
    for (let index = 0; index < tries; index += 1) expect((await call(one)).status).toBe(status);
    const refused = await call(one);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      success: false,
      code: 'RATE_LIMITED',
      message: 'Твърде много заявки. Опитайте след 60 минути.',
    });
    expect(refused.body.retryAfter).toBeGreaterThan(3500);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter));
    expect((await call(other)).status).toBe(status);
  });

  it('count password reset mails per network too', async () => {
    const limited = await startUserService({
      limits: readLimits({ LIMIT_FORGOT_PASSWORD_IP: `${tries}/3600` }),
    });
    const ask = async (ip: string) =>
      (
        await limited.send('POST', '/auth/forgot-password', {
          body: { email: `limits-${Date.now()}-${(count += 1)}@example.bg` },
          ip,
        })
      ).status;
    const [one, sameNetwork, other] = ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:9:9::1'];
    expect([await ask(one), await ask(one), await ask(sameNetwork), await ask(other)]).toEqual([
      ...[200, 200, 429, 200],
    ]);
    await limited.stop();
  });

  it('count saved phones like checked phones', async () => {
    const as = await aPerson();
    const save = async (phone: string, ip: string) =>
      (await service.send('PUT', '/auth/profile', { as, body: { phone }, ip })).status;
    const phones = ['0888100001', '0888100002', '0888100003'] as const;
    expect(await save(phones[0], '10.7.0.1')).toBe(200);
    expect(await save(phones[0], '10.7.0.1')).toBe(200);
    expect(await save(phones[1], '10.7.0.1')).toBe(200);
    expect(await save(phones[2], '10.7.0.1')).toBe(429);
    expect(await save(phones[2], '10.7.0.2')).toBe(200);
  });

  it('count taken phones of new profiles, not free ones', async () => {
    const owner = await aPerson();
    const phone = '0888100009';
    await service.send('PUT', '/auth/profile', { as: owner, body: { phone }, ip: '10.8.0.9' });
    const create = async (number: string) =>
      (
        await service.send('POST', '/auth/profile', {
          as: anActor(),
          body: { firstName: 'Мария', lastName: '', phone: number },
          ip: '10.8.0.1',
        })
      ).status;
    expect([await create('0888100011'), await create('0888100012'), await create('0888100013')]).toEqual([
      ...[201, 201, 201],
    ]);
    expect([await create(phone), await create(phone), await create(phone)]).toEqual([409, 409, 429]);
  });

  it('limit data exports', async () => {
    const as = await aPerson();
    const ask = byThem('POST', '/auth/data-export', {});
    for (let index = 0; index < tries; index += 1) {
      expect((await ask(as)).status).toBe(202);
      await service.connection
        .collection('data_exports')
        .updateMany({ userId: as.id }, { $set: { status: 'ready' } });
    }
    const refused = await ask(as);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter));
  });

  it('come from LIMIT_*, and an invalid one throws', () => {
    expect(readLimits({ LIMIT_LOGIN_ACCOUNT: '3/60' })['login-account']).toEqual({ points: 3, seconds: 60 });
    expect(readLimits({})['forgot-password']).toEqual({ points: 5, seconds: 3600 });
    expect(() => readLimits({ LIMIT_DELETION: 'many' })).toThrow('points/seconds');
  });
});
