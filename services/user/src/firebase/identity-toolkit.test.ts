import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { identityToolkit } from './identity-toolkit.ts';

let answers: Record<string, { status?: number; body: unknown }> = {};
const asked: { method: string; body: unknown }[] = [];
let locale: unknown;
let server: Server;

beforeAll(async () => {
  server = createServer((request, reply) => {
    void json(request).then((body) => {
      const method = /(?:accounts:|v1\/)(\w+)\?/u.exec(request.url ?? '')?.[1] ?? '';
      asked.push({ method, body });
      locale = request.headers['x-firebase-locale'];
      const answer = answers[method] ?? { status: 501, body: { error: { message: 'PASSWORD_RESET' } } };
      reply.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
beforeEach(() => {
  answers = {};
  asked.length = 0;
});
afterAll(() => server.close());

const toolkit = () =>
  identityToolkit({ apiKey: 'key', emulatorHost: `127.0.0.1:${(server.address() as AddressInfo).port}` });
const failing = (message: string) => ({ status: 400, body: { error: { message } } });

describe('a one-time code', () => {
  it.each([
    ['VERIFY_EMAIL', 'PASSWORD_RESET'],
    ['PASSWORD_RESET', 'VERIFY_EMAIL'],
    ['PASSWORD_RESET', 'EMAIL_SIGNIN'],
  ] as const)('for %s is refused when it was made for %s', async (kind, given) => {
    answers = { resetPassword: { body: { email: 'a@b.bg', requestType: given } } };
    await expect(toolkit().readCode('code', kind)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      body: { errors: [{ param: 'token', msg: 'Връзката е невалидна или изтекла.' }] },
    });
    expect(asked).toEqual([{ method: 'resetPassword', body: { oobCode: 'code' } }]);
  });

  it('of the right kind returns its e-mail and is not used up', async () => {
    answers = { resetPassword: { body: { email: 'a@b.bg', requestType: 'VERIFY_EMAIL' } } };
    await expect(toolkit().readCode('code', 'VERIFY_EMAIL')).resolves.toEqual({ email: 'a@b.bg' });
    expect(asked.map(({ method }) => method)).toEqual(['resetPassword']);
  });

  it('of a deleted account is refused as such', async () => {
    answers = { resetPassword: failing('USER_NOT_FOUND') };
    await expect(toolkit().readCode('code', 'PASSWORD_RESET')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Няма потребител с този имейл.',
    });
  });
});

describe('a phone', () => {
  it('is dialled from abroad and proven in the notation of the site', async () => {
    answers = {
      sendVerificationCode: { body: { sessionInfo: 's1' } },
      signInWithPhoneNumber: { body: { phoneNumber: '+359888123456', idToken: 'a.b.c', localId: 'p1' } },
    };
    expect(await toolkit().sendPhoneCode('0888123456', 'human')).toBe('s1');
    expect(locale).toBe('bg');
    expect(await toolkit().provePhone('s1', '123456')).toBe('0888123456');
    expect(asked).toEqual([
      {
        method: 'sendVerificationCode',
        body: { phoneNumber: '+359888123456', recaptchaToken: 'human' },
      },
      { method: 'signInWithPhoneNumber', body: { sessionInfo: 's1', code: '123456' } },
    ]);
  });

  it.each([
    ['INVALID_CODE', 'BAD_REQUEST', 'Кодът не е верен. Проверете последния SMS.'],
    ['SESSION_EXPIRED', 'BAD_REQUEST', 'Кодът вече не важи. Поискайте нов.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'RATE_LIMITED', 'Твърде много опити. Изчакайте 15 минути.'],
    [
      'QUOTA_EXCEEDED : Exceeded quota.',
      'UNAVAILABLE',
      'В момента не можем да изпратим SMS. Опитайте по-късно.',
    ],
  ])('refused with %s is %s', async (text, code, message) => {
    answers = { signInWithPhoneNumber: failing(text) };
    await expect(toolkit().provePhone('s1', '123456')).rejects.toMatchObject({ code, message });
  });

  it('opens no session with a refresh token of a sign-in by it', async () => {
    const claims = { auth_time: 1, user_id: 'u1', email: 'a@b.bg', firebase: { sign_in_provider: 'phone' } };
    const idToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    answers = { token: { body: { id_token: idToken, refresh_token: 'r', expires_in: '3600' } } };
    await expect(toolkit().refresh('r')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a provider error', () => {
  it('has different messages for sign-in and registration', async () => {
    answers = {
      signInWithPassword: failing('OPERATION_NOT_ALLOWED'),
      signUp: failing('OPERATION_NOT_ALLOWED'),
    };
    const refusals = [
      await toolkit().signIn('a@b.bg', 'x').catch(String),
      await toolkit().signUp('a@b.bg', 'x', 'А').catch(String),
    ];
    expect(refusals).toEqual([
      expect.stringContaining('Този начин на вход не е позволен. Свържете се с поддръжката.'),
      expect.stringContaining('Регистрацията не е позволена. Свържете се с поддръжката.'),
    ]);
  });

  it('of too many attempts includes the wait', async () => {
    answers = { signInWithPassword: failing('TOO_MANY_ATTEMPTS_TRY_LATER : Access disabled.') };
    await expect(toolkit().signIn('a@b.bg', 'x')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Твърде много опити. Изчакайте 15 минути.',
      body: { retryAfter: 900 },
    });
  });

  it('is UNAVAILABLE for an unknown reply', async () => {
    await expect(toolkit().signIn('a@b.bg', 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
