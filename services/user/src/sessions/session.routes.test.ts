import { isSessionOver } from '@pokriv/service-kit/session-over';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

const password = 'Kamenitza-58';
let service: UserService;
let count = 0;
const anEmail = () => `person-${Date.now()}-${(count += 1)}@example.bg`;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const register = (parts: Record<string, unknown> = {}) =>
  service.send('POST', '/auth/register', {
    body: { firstName: 'Мария', lastName: 'Иванова', email: anEmail(), password, ...parts },
  });
const logIn = (email: string, secret = password) =>
  service.send('POST', '/auth/login', { body: { email, password: secret } });

describe('POST /auth/register', () => {
  it('creates an unverified tenant with one free slot and announces the account', async () => {
    const email = anEmail();
    const { status, body } = await register({ email, phone: '+359 88 811 2233' });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      expiresIn: 3600,
      token: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect(body.data.user).toMatchObject({
      email,
      phone: '0888112233',
      role: 'tenant',
      isRoleChosen: false,
      isEmailVerified: false,
      isPremium: false,
      remainingListings: 1,
    });
    expect(await service.announced('account-registered')).toContainEqual({ email, firstName: 'Мария' });
  });

  it('refuses a phone in use and leaves no account behind', async () => {
    const email = anEmail();
    await register({ phone: '0888445566' });
    const { status, body } = await register({ email, phone: '0888445566' });
    expect(status).toBe(409);
    const msg = 'Този телефонен номер вече се използва от друг потребител.';
    expect(body).toMatchObject({ message: msg, errors: [{ param: 'phone', msg }] });
    expect(service.provider.people.has(email)).toBe(false);
  });

  it('gives a phone to one of two concurrent registrations', async () => {
    const replies = await Promise.all([register({ phone: '0888778899' }), register({ phone: '0888778899' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await service.accounts.countDocuments({ phone: '0888778899' })).toBe(1);
  });

  it('refuses an e-mail in use, a weak password and a chosen role', async () => {
    const email = anEmail();
    await register({ email });
    expect((await register({ email })).body).toMatchObject({
      code: 'CONFLICT',
      message: 'Този имейл вече се използва.',
    });
    const weak = await register({ password: 'slaba1' });
    expect(weak.body.errors).toEqual([
      { param: 'password', msg: 'Паролата трябва да съдържа малка буква, главна буква и цифра' },
    ]);
    const common = await register({ password: 'Demo1234' });
    expect(common.body.errors).toEqual([
      { param: 'password', msg: 'Тази парола е сред най-използваните. Изберете друга.' },
    ]);
    expect((await register({ role: 'admin' })).body.errors).toEqual([
      { param: 'role', msg: 'Непознато поле: role.' },
    ]);
  });
});

describe('confirmPassword of a registration', () => {
  it.each([
    [undefined, 201, undefined],
    [password, 201, undefined],
    ['Kamenitza-59', 400, [{ param: 'confirmPassword', msg: 'Паролите не съвпадат' }]],
    ['', 400, [{ param: 'confirmPassword', msg: 'Паролите не съвпадат' }]],
  ])('as %p answers %i', async (confirmPassword, status, errors) => {
    const reply = await register({ ...(confirmPassword !== undefined && { confirmPassword }) });
    expect([reply.status, reply.body.errors]).toEqual([status, errors]);
  });
});

describe('POST /auth/login', () => {
  it('returns tokens and the profile', async () => {
    const email = anEmail();
    await register({ email });
    const { status, body } = await logIn(email);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(email);
    expect(body.message).toBe('Успешно влязохте в системата! Моля, потвърдете вашия имейл адрес.');
  });

  it('explains failures in Bulgarian', async () => {
    const email = anEmail();
    await register({ email });
    expect((await logIn(email, 'Wrong123')).body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Грешна парола.',
    });
    expect((await logIn(anEmail())).body.message).toBe('Няма потребител с този имейл.');
  });

  it('accepts a common password set earlier, because only new ones are checked', async () => {
    const email = anEmail();
    await service.provider.signUp(email, 'Demo1234', 'Мария Иванова');
    expect((await logIn(email, 'Demo1234')).status).toBe(200);
  });

  it('creates the missing profile of a person known to the provider', async () => {
    const email = anEmail();
    await service.provider.signUp(email, password, 'Петър Петров Иванов');
    expect((await logIn(email)).body.data.user).toMatchObject({
      firstName: 'Петър',
      lastName: 'Петров Иванов',
    });
  });

  it('refuses a network after ten failures for an account, concurrent ones included', async () => {
    const email = anEmail();
    await register({ email });
    const replies = await Promise.all(Array.from({ length: 14 }, () => logIn(email, 'Wrong123')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    const locked = await logIn(email);
    expect(locked.status).toBe(429);
    expect(locked.body.retryAfter).toBeGreaterThan(800);
    expect(Number(locked.headers.get('retry-after'))).toBe(locked.body.retryAfter);
  });

  it('resets the failure count after success', async () => {
    const email = anEmail();
    await register({ email });
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 9; failure += 1) await logIn(email, 'Wrong123');
      expect((await logIn(email)).status).toBe(200);
    }
  });

  it('refuses a suspended person', async () => {
    const email = anEmail();
    await register({ email });
    await service.accounts.updateOne({ email }, { $set: { isSuspended: true } });
    expect((await logIn(email)).body.code).toBe('ACCOUNT_SUSPENDED');
  });
});

describe('the password reset', () => {
  it('answers alike with and without an account, five times an hour', async () => {
    const email = anEmail();
    await register({ email });
    const ask = (whose: string) => service.send('POST', '/auth/forgot-password', { body: { email: whose } });
    const known = await ask(email);
    const unknown = await ask(anEmail());
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await service.announced('password-reset-requested')).toContainEqual({ email, firstName: 'Мария' });
    for (let again = 0; again < 4; again += 1) await ask(email);
    expect((await ask(email)).status).toBe(429);
  });

  it('sets a password with the mailed code, ends older sessions and sends a confirmation', async () => {
    const email = anEmail();
    await register({ email });
    const asked = Date.now() / 1000;
    const reply = await service.send('POST', '/auth/reset-password', {
      body: { token: `reset:${email}`, password: 'Nova1234' },
    });
    expect(reply.status).toBe(200);
    const account = await service.accounts.findOne({ email });
    expect(account?.tokensValidAfter).toBeGreaterThan(asked);
    expect(account?.tokensValidAfter).toBeLessThanOrEqual(Date.now() / 1000);
    expect(await service.announced('password-changed')).toContainEqual({ email, firstName: 'Мария' });
    expect((await logIn(email, 'Nova1234')).status).toBe(200);
  });

  it('refuses a wrong code', async () => {
    const reply = await service.send('POST', '/auth/reset-password', {
      body: { token: 'old', password: 'Nova1234' },
    });
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('Връзката е невалидна или изтекла.');
  });
});

describe('the e-mail verification', () => {
  it('accepts the mailed code', async () => {
    const email = anEmail();
    await register({ email });
    const verify = () => service.send('POST', '/auth/verify-email', { body: { token: `verify:${email}` } });
    expect((await verify()).body).toEqual({ success: true, data: null, message: 'Имейлът е потвърден.' });
    expect(await service.accounts.findOne({ email })).toMatchObject({ isEmailVerified: true, version: 2 });
    expect((await verify()).status).toBe(200);
  });

  it('can be requested three times an hour while unverified', async () => {
    const as = anActor({ isEmailVerified: false });
    const ask = (who = as) => service.send('POST', '/auth/verification-email', { as: who });
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
    expect(await service.announced('verification-requested')).toContainEqual({
      email: as.email,
      firstName: '',
    });
    expect((await ask(anActor())).body.message).toBe('Имейлът вече е потвърден.');
  });
});

it('signing out everywhere ends all sessions and refuses older tokens', async () => {
  const email = anEmail();
  const as = anActor({ id: (await register({ email })).body.data.user.id, email });
  const body = { everywhere: true };
  expect((await service.send('POST', '/auth/logout', { as, body })).status).toBe(200);
  expect(service.provider.ended).toContain(as.id);
  const account = await service.accounts.findOne({ email });
  expect(account?.tokensValidAfter).toBeLessThanOrEqual(Date.now() / 1000);
  expect((await service.send('POST', '/auth/logout')).status).toBe(401);
  const renew = () => service.send('POST', '/auth/refresh', { body: { refreshToken: email } });
  expect((await renew()).status).toBe(401);
  expect((await logIn(email)).status).toBe(200);
  expect((await renew()).status).toBe(200);
});

it('signing out one session keeps the others', async () => {
  const email = anEmail();
  const as = anActor({ id: (await register({ email })).body.data.user.id, email });
  const [here, elsewhere] = [1_700_000_000, 1_700_000_100];
  expect((await service.send('POST', '/auth/logout', { as, signedInAt: here })).status).toBe(200);
  const account = await service.accounts.findOne({ email });
  expect(account && [isSessionOver(account, here), isSessionOver(account, elsewhere)]).toEqual([true, false]);
  expect(service.provider.ended).not.toContain(as.id);
});

it('a refresh token refreshes its session', async () => {
  const email = anEmail();
  await register({ email });
  const renew = (refreshToken: string) => service.send('POST', '/auth/refresh', { body: { refreshToken } });
  expect((await renew(email)).body.data.user.email).toBe(email);
  expect((await renew('stolen')).status).toBe(401);
});

it('a sign-in answers 503 and counts no failure while the provider is unavailable', async () => {
  const away = await startUserService();
  away.provider.goAway();
  const body = { email: anEmail(), password };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const reply = await away.send('POST', '/auth/login', { body });
    expect(reply.body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  }
  await away.stop();
});
