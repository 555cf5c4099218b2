import { anActor } from '@pokriv/service-kit/testing';
import type { Actor } from '@pokriv/contracts/actor';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

const password = 'Kamenitza-58';
const newPassword = 'Nova1234';
let service: UserService;
let count = 0;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

async function aPerson(): Promise<Actor> {
  const email = `password-${Date.now()}-${(count += 1)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password };
  const reply = await service.send('POST', '/auth/register', { body });
  return anActor({ id: reply.body.data.user.id, email });
}
const change = (as: Actor, parts: Record<string, unknown> = {}) =>
  service.send('PUT', '/auth/password', { as, body: { currentPassword: password, newPassword, ...parts } });
const logIn = (email: string, secret: string) =>
  service.send('POST', '/auth/login', { body: { email, password: secret } });

describe('PUT /auth/password', () => {
  it('sets the password, ends other sessions, returns a valid one and sends a confirmation', async () => {
    const as = await aPerson();
    const { status, body } = await change(as);
    expect(status).toBe(200);
    expect(body.data.user.email).toBe(as.email);
    expect(service.provider.ended).toContain(as.id);
    const account = await service.accounts.findOne({ _id: as.id });
    const signedInAt = service.provider.people.get(as.email)?.signedInAt ?? 0;
    expect(signedInAt).toBeGreaterThanOrEqual(account?.tokensValidAfter ?? Infinity);
    expect(await service.announced('password-changed')).toContainEqual({
      email: as.email,
      firstName: 'Мария',
    });
    expect((await logIn(as.email, password)).status).toBe(401);
    expect((await logIn(as.email, newPassword)).status).toBe(200);
  });

  it.each([
    [{ currentPassword: 'Greshna1' }, 'currentPassword', 'Сегашната парола не е вярна.'],
    [{ currentPassword: '' }, 'currentPassword', 'Въведете сегашната си парола.'],
    [{ newPassword: password }, 'newPassword', 'Новата парола е същата като сегашната. Изберете друга.'],
    [
      { newPassword: 'slaba1' },
      'newPassword',
      'Паролата трябва да съдържа малка буква, главна буква и цифра',
    ],
    [{ newPassword: 'Qwerty12' }, 'newPassword', 'Тази парола е сред най-използваните. Изберете друга.'],
    [{ newPassword: 'Nov1' }, 'newPassword', 'Паролата трябва да е поне 6 символа'],
    [{ newPassword: '' }, 'newPassword', 'Паролата е задължителна'],
  ])('refuses %j and changes nothing', async (parts, param, msg) => {
    const as = await aPerson();
    const { status, body } = await change(as, parts);
    expect(status).toBe(400);
    expect(body.errors[0]).toEqual({ param, msg });
    expect(service.provider.ended).not.toContain(as.id);
    expect((await logIn(as.email, password)).status).toBe(200);
  });

  it('refuses a Google-only account', async () => {
    const as = await aPerson();
    const person = service.provider.people.get(as.email);
    if (person) person.password = null;
    const { status, body } = await change(as);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { param: 'currentPassword', msg: expect.stringContaining('Влизате с Google') },
    ]);
  });

  it('names the field when the provider finds the password too weak', async () => {
    const as = await aPerson();
    expect((await change(as, { newPassword: 'Weak1234' })).body.errors).toEqual([
      { param: 'newPassword', msg: 'Паролата е твърде слаба' },
    ]);
  });

  it('does not count failed sign-ins of others', async () => {
    const as = await aPerson();
    for (let guess = 0; guess < 10; guess += 1) await logIn(as.email, 'Wrong123');
    expect((await logIn(as.email, password)).status).toBe(429);
    for (let guess = 0; guess < 9; guess += 1)
      expect((await change(as, { currentPassword: 'Wrong123' })).status).toBe(400);
    expect((await change(as)).status).toBe(200);
  });

  it('limits a person to ten wrong passwords', async () => {
    const as = await aPerson();
    const erase = () => service.send('POST', '/auth/deletion', { as, body: { password: 'Wrong123' } });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await erase()).status).toBe(400);
      expect((await change(as, { currentPassword: 'Wrong123' })).status).toBe(400);
    }
    const refused = await change(as);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfter);
  });

  describe('after a crash between two steps', () => {
    it('keeps the old password and no session once the sessions have ended', async () => {
      const as = await aPerson();
      service.provider.failNext('setPassword');
      const before = Math.floor(Date.now() / 1000);
      expect((await change(as)).status).toBe(503);
      const account = await service.accounts.findOne({ _id: as.id });
      expect(account?.tokensValidAfter).toBeGreaterThanOrEqual(before);
      expect(await service.announced('password-changed')).not.toContainEqual(
        expect.objectContaining({ email: as.email }),
      );
      expect((await change(as)).status).toBe(200);
    });

    it('keeps the new password and no session once the provider has set it', async () => {
      const as = await aPerson();
      service.provider.failNext('endSessions');
      expect((await change(as)).status).toBe(503);
      const account = await service.accounts.findOne({ _id: as.id });
      expect(account?.tokensValidAfter).toBeGreaterThan(0);
      expect((await change(as)).body.errors[0].param).toBe('currentPassword');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await logIn(as.email, newPassword)).status).toBe(200);
    });
  });
});

describe('POST /auth/reset-password/check', () => {
  const check = (token: string) => service.send('POST', '/auth/reset-password/check', { body: { token } });

  it('returns the code’s account without using the code', async () => {
    const { email } = await aPerson();
    const token = `reset:${email}`;
    expect((await check(token)).body).toEqual({ success: true, data: { email } });
    expect((await check(token)).status).toBe(200);
    const reset = await service.send('POST', '/auth/reset-password', {
      body: { token, password: newPassword },
    });
    expect(reset.status).toBe(200);
  });

  it('refuses a common password before the code is used', async () => {
    const { email } = await aPerson();
    const body = { token: `reset:${email}`, password: 'Password1' };
    const reply = await service.send('POST', '/auth/reset-password', { body });
    expect(reply.body.errors).toEqual([
      { param: 'password', msg: 'Тази парола е сред най-използваните. Изберете друга.' },
    ]);
  });

  it.each([
    ['an unknown code', 'old', 'Връзката е невалидна или изтекла.'],
    ['a code of another kind', 'verify:a@example.bg', 'Връзката е невалидна или изтекла.'],
    ['no code', '', 'Липсва код.'],
  ])('refuses %s', async (_what, token, msg) => {
    const { status, body } = await check(token);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ param: 'token', msg }]);
  });
});
