import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { identityToolkit } from './identity-toolkit.ts';

let answers: Record<string, { status?: number; body: unknown }> = {};
const asked: { method: string; body: unknown }[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((request, reply) => {
    void json(request).then((body) => {
      const method = /accounts:(\w+)/u.exec(request.url ?? '')?.[1] ?? '';
      asked.push({ method, body });
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
