import type { Actor } from '@pokriv/contracts/actor';
import { anActor, type Sent } from '@pokriv/service-kit/testing';

import { readLimits } from './limits.ts';
import { startUserService, type UserService } from './testing/start-user-service.ts';

const password = 'Demo1234';
const wrong = 'Greshna1';
const tries = 2;
let service: UserService;
let count = 0;

beforeAll(async () => {
  const names = ['LOGIN_ACCOUNT', 'FORGOT_PASSWORD', 'VERIFICATION_EMAIL', 'PASSWORD_CHANGE', 'ROLE_REQUEST'];
  const settings = [...names, 'DATA_EXPORT', 'DELETION'].map((name) => [`LIMIT_${name}`, `${tries}/3600`]);
  service = await startUserService(readLimits(Object.fromEntries(settings)));
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

describe('each call that could be used to guess, or to flood somebody with mail', () => {
  it.each(counted)('is limited for one account and open for another: %s', async (_name, call, status) => {
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

  it('refuses an archive after so many that were made', async () => {
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

  it('takes its settings from LIMIT_*, and refuses to start with a bad one', () => {
    expect(readLimits({ LIMIT_LOGIN_ACCOUNT: '3/60' })['login-account']).toEqual({ points: 3, seconds: 60 });
    expect(readLimits({})['forgot-password']).toEqual({ points: 5, seconds: 3600 });
    expect(() => readLimits({ LIMIT_DELETION: 'many' })).toThrow('points/seconds');
  });
});
