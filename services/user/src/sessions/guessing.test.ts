import { once } from 'node:events';

import { writeSecurityTo } from '@pokriv/service-kit/security-log';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { guessPace, type PaceRules } from './guess-pace.ts';

const password = 'Kamenitza-58';
const wrong = 'Greshna-58';
let service: UserService;
let count = 0;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

async function anAccount() {
  const email = `guessing-${Date.now()}-${(count += 1)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password };
  const reply = await service.send('POST', '/auth/register', { body, ip: '10.99.0.1' });
  return { email, id: String(reply.body.data.user.id) };
}
const logIn = (email: string, secret: string, from: { ip: string; visitor?: string }) =>
  service.send('POST', '/auth/login', { body: { email, password: secret }, ...from });
async function guess(email: string, times: number, from: { ip: string; visitor?: string }): Promise<void> {
  for (let index = 0; index < times; index += 1) await logIn(email, wrong, from);
}

describe('tryLogin after ten wrong passwords from one network', () => {
  it('refuses that network for that account only', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    await guess(one.email, 10, { ip: '10.1.0.1' });
    expect((await logIn(one.email, password, { ip: '10.1.0.1' })).status).toBe(429);
    expect((await logIn(one.email, password, { ip: '10.1.0.2' })).status).toBe(200);
    expect((await logIn(other.email, password, { ip: '10.1.0.1' })).status).toBe(200);
  });

  it('counts all addresses of one IPv6 subscriber together', async () => {
    const { email } = await anAccount();
    for (let host = 1; host <= 10; host += 1) await guess(email, 1, { ip: `2001:db8:5:6::${host}` });
    expect((await logIn(email, password, { ip: '2001:db8:5:6::ff' })).status).toBe(429);
    expect((await logIn(email, password, { ip: '2001:db8:5:7::1' })).status).toBe(200);
  });

  it('admits a browser that signed in to the account before', async () => {
    const { email } = await anAccount();
    const home = { ip: '10.2.0.1', visitor: 'visitor-home' };
    expect((await logIn(email, password, home)).status).toBe(200);
    await guess(email, 11, { ip: '10.2.0.1' });
    expect((await logIn(email, password, { ip: '10.2.0.1', visitor: 'visitor-new' })).status).toBe(429);
    expect((await logIn(email, password, home)).status).toBe(200);
  });

  it('refuses a known browser after its own ten', async () => {
    const { email } = await anAccount();
    const home = { ip: '10.3.0.1', visitor: 'visitor-shared' };
    await logIn(email, password, home);
    await guess(email, 10, home);
    expect((await logIn(email, password, home)).status).toBe(429);
    expect((await logIn(email, password, { ip: '10.3.0.1' })).status).toBe(200);
  });

  it('admits a browser that read the profile in a session begun at the provider', async () => {
    const { email, id } = await anAccount();
    const as = anActor({ id, email });
    await service.send('GET', '/auth/profile', { as, visitor: 'visitor-reader' });
    await guess(email, 10, { ip: '10.4.0.1' });
    const home = { ip: '10.4.0.1', visitor: 'visitor-reader' };
    expect((await logIn(email, password, home)).status).toBe(200);
  });

  it('stores no readable e-mail or browser id in Redis', async () => {
    const { email } = await anAccount();
    await logIn(email, password, { ip: '10.5.0.77', visitor: 'visitor-secret' });
    const keys = await service.redis.keys('device:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/example|visitor-secret/u);
    expect(await service.redis.ttl(keys[0] ?? '')).toBeGreaterThan(89 * 86_400);
  });
});

describe('password guessing across many networks', () => {
  let redis: Redis;
  const rules: PaceRules = { free: 3, step: 40, longest: 60, waitingForOne: 2, waitingForAll: 3 };
  const anyAccount = () => `account-${Date.now()}-${(count += 1)}`;
  beforeAll(async () => {
    redis = new Redis(testRedisUrl());
    await once(redis, 'ready');
  });
  afterAll(() => redis.disconnect());

  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };

  it('is delayed after the free attempts, up to the longest delay', async () => {
    const pace = guessPace(redis, rules);
    const account = anyAccount();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) delays.push(await timed(() => pace.begin(account)));
    expect(Math.max(...delays.slice(0, 3))).toBeLessThan(delays[3] ?? 0);
    expect(delays[3]).toBeGreaterThanOrEqual(35);
    expect(delays[4]).toBeGreaterThanOrEqual(55);
    expect(delays[5]).toBeGreaterThanOrEqual(55);
  });

  it('queues attempts per account and refuses more than the queue holds', async () => {
    const pace = guessPace(redis, rules);
    const account = anyAccount();
    for (let attempt = 0; attempt < rules.free; attempt += 1) await pace.begin(account);
    const waits = await Promise.allSettled(Array.from({ length: 5 }, () => pace.begin(account)));
    expect(waits.filter(({ status }) => status === 'fulfilled')).toHaveLength(rules.waitingForOne);
    expect(
      waits.filter(({ status }) => status === 'rejected').map((one) => Reflect.get(one, 'reason')),
    ).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: 'RATE_LIMITED' })));
  });

  it('does not delay another account and limits the queue of the process', async () => {
    const pace = guessPace(redis, rules);
    const accounts = [anyAccount(), anyAccount(), anyAccount()];
    for (const account of accounts)
      for (let attempt = 0; attempt < rules.free; attempt += 1) await pace.begin(account);
    const waits = accounts.flatMap((account) => [pace.begin(account), pace.begin(account)]);
    const settled = await Promise.allSettled(waits);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(rules.waitingForAll);
  });

  it('is delayed by each instance alone while Redis is away', async () => {
    const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, retryStrategy: () => null });
    away.on('error', () => undefined);
    const pace = guessPace(away, rules);
    const account = anyAccount();
    for (let attempt = 0; attempt < rules.free; attempt += 1) await pace.begin(account);
    expect(await timed(() => pace.begin(account))).toBeGreaterThanOrEqual(35);
    away.disconnect();
  });

  it('uncounts attempts that were no wrong guesses', async () => {
    const pace = guessPace(redis, rules);
    const account = anyAccount();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await pace.begin(account);
      await pace.forgive(account);
    }
    expect(Number(await redis.get(`guesses:${account}`))).toBe(0);
  });

  it('still admits the owner', async () => {
    const { email } = await anAccount();
    for (let network = 1; network <= 22; network += 1) await guess(email, 1, { ip: `10.6.0.${network}` });
    expect((await logIn(email, password, { ip: '10.6.1.1' })).status).toBe(200);
  });
});

describe('the security log records a refused sign-in', () => {
  const written: Record<string, unknown>[] = [];
  beforeEach(() => {
    written.length = 0;
    writeSecurityTo({ write: (line: string) => void written.push(JSON.parse(line)) });
  });
  afterEach(() => writeSecurityTo(undefined));

  it('with account, network and reason, without the e-mail', async () => {
    const { email, id } = await anAccount();
    await logIn(email, wrong, { ip: '10.20.30.40' });
    await logIn('nobody@example.bg', wrong, { ip: '10.20.30.40' });
    await service.accounts.updateOne({ _id: id }, { $set: { isSuspended: true } });
    await logIn(email, password, { ip: '10.20.30.40' });
    const line = { event: 'login-refused', call: 'POST /auth/login', network: '10.20.30.0/24' };
    expect(written).toEqual([
      expect.objectContaining({ ...line, actorId: id, reason: 'UNAUTHENTICATED' }),
      expect.objectContaining({ ...line, actorId: null, reason: 'UNAUTHENTICATED' }),
      expect.objectContaining({ ...line, actorId: id, reason: 'ACCOUNT_SUSPENDED' }),
    ]);
    expect(JSON.stringify(written)).not.toContain('example.bg');
  });

  it.each([
    [
      'a password change',
      'PUT',
      '/auth/password',
      { currentPassword: wrong, newPassword: 'Novata-Parola-7' },
    ],
    ['leaving', 'POST', '/auth/deletion', { password: wrong }],
  ])('also for %s with a wrong password', async (_what, method, path, body) => {
    const { email, id } = await anAccount();
    await service.send(method, path, { as: anActor({ id, email }), body });
    expect(written).toEqual([
      expect.objectContaining({ event: 'login-refused', actorId: id, call: `${method} ${path}` }),
    ]);
  });
});
