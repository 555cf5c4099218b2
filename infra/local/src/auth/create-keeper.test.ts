import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { anyFreePort } from '../net/free-port.ts';
import { createKeeper, isChange, replaceCodes } from './create-keeper.ts';
import { readAll } from './forward.ts';
import type { Account } from './emulator-client.ts';
import type { Sms } from './sms-catcher.ts';

const signedUpAt = 99;
const idToken = `e30.${Buffer.from(JSON.stringify({ auth_time: signedUpAt })).toString('base64url')}.`;
const refreshToken = Buffer.from(JSON.stringify({ localId: 'ivan' })).toString('base64');

/** Fake emulator with the keeper's calls only; can be killed and restarted empty. */
function startEmulator(port: number): Promise<{ kill: () => Promise<void>; accounts: Map<string, Account> }> {
  const accounts = new Map<string, Account>();
  async function answer(request: IncomingMessage): Promise<unknown> {
    const path = request.url ?? '';
    const body = JSON.parse((await readAll(request)).toString() || '{}') as Account & { users?: Account[] };
    if (path.includes(':signUp')) accounts.set(body.localId, { ...body, validSince: '100' });
    if (path.includes(':batchCreate'))
      for (const user of body.users ?? []) accounts.set(user.localId, { ...user, validSince: '999' });
    if (path.includes(':update')) accounts.set(body.localId, { ...accounts.get(body.localId), ...body });
    if (path.endsWith('/verificationCodes'))
      return {
        verificationCodes: ['111111', '222222'].map((code) => ({ phoneNumber: '+359888123456', code })),
      };
    if (path.includes(':lookup')) return { users: [...accounts.values()] };
    if (path.includes(':signUp')) return { localId: body.localId, idToken };
    if (path.includes('/v1/token')) return { refresh_token: refreshToken };
    if (path.includes(':signIn')) return { refreshToken };
    if (path.includes(':batchGet'))
      return path.endsWith('=') || path.includes('=1') ? { users: [...accounts.values()] } : {};
    return {};
  }
  const server = createServer(
    (request, reply) =>
      void answer(request).then((body) =>
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      ),
  );
  const kill = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve({ kill, accounts })));
}

describe('auth keeper', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keeper-'));
  let keeper: Server | undefined;
  afterAll(() => {
    keeper?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('restores accounts to a killed emulator and keeps earlier tokens valid', async () => {
    const port = await anyFreePort();
    const first = await startEmulator(port);
    keeper = createServer(
      createKeeper({ port, project: 'demo', accountsFile: join(folder, 'accounts.json') }),
    );
    await new Promise<void>((resolve) => keeper?.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;

    const signUp = await fetch(`${url}/v1/accounts:signUp`, {
      method: 'POST',
      body: JSON.stringify({ localId: 'ivan', email: 'ivan@demo.bg' }),
    });
    expect(signUp.status).toBe(200);

    await first.kill();
    const asked = fetch(`${url}/v1/accounts:lookup`, { method: 'POST', body: '{}' });
    const second = await startEmulator(port);
    expect((await asked).status).toBe(200);
    expect(second.accounts.get('ivan')).toEqual({
      localId: 'ivan',
      email: 'ivan@demo.bg',
      validSince: String(signedUpAt),
    });
    await second.kill();
  });

  it.each(['delivers an SMS with the newest code', 'answers when an SMS is not delivered'])(
    '%s',
    async (title) => {
      const port = await anyFreePort();
      const emulator = await startEmulator(port);
      const delivered: Sms[] = [];
      const deliver = (sms: Sms) => {
        delivered.push(sms);
        return title.startsWith('delivers') ? Promise.resolve() : Promise.reject(new Error('catcher away'));
      };
      const log = jest.spyOn(console, 'error').mockImplementation();
      const own = createServer(
        createKeeper({ port, project: 'demo', accountsFile: join(folder, 'sms.json'), deliver }),
      );
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
      const { port: ownPort } = own.address() as AddressInfo;
      const asked = await fetch(`http://127.0.0.1:${ownPort}/v1/accounts:sendVerificationCode?key=k`, {
        method: 'POST',
        body: JSON.stringify({ phoneNumber: '+359888123456' }),
      });
      expect(asked.status).toBe(200);
      expect(delivered).toEqual([{ phone: '+359888123456', code: '222222' }]);
      expect(log).toHaveBeenCalledTimes(title.startsWith('delivers') ? 0 : 1);
      log.mockRestore();
      own.close();
      await emulator.kill();
    },
  );

  it('keeps the token of a sign-up valid when a second ends before the emulator dates the account', async () => {
    const port = await anyFreePort();
    const emulator = await startEmulator(port);
    const accountsFile = join(folder, 'sign-ups.json');
    const own = createServer(createKeeper({ port, project: 'demo', accountsFile }));
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/v1/accounts:signUp?key=k`, {
      method: 'POST',
      body: JSON.stringify({ localId: 'ivan' }),
    });
    expect(emulator.accounts.get('ivan')?.validSince).toBe(String(signedUpAt));
    own.closeAllConnections();
    own.close();
    await emulator.kill();
  });

  it('renews live sessions and refuses revoked ones, which the emulator would accept', async () => {
    const port = await anyFreePort();
    const emulator = await startEmulator(port);
    const accountsFile = join(folder, 'sessions.json');
    const own = createServer(createKeeper({ port, project: 'demo', accountsFile }));
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
    const post = async (path: string, body: object) => {
      const reply = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
      return (await reply.json()) as Record<string, string>;
    };
    const renew = (token = '') =>
      post('/securetoken.googleapis.com/v1/token', { grant_type: 'refresh_token', refresh_token: token });

    const { refreshToken: session } = await post('/v1/accounts:signInWithPassword', {});
    expect((await renew(session)).refresh_token).toBe(session);
    emulator.accounts.set('ivan', { localId: 'ivan', validSince: String(Math.floor(Date.now() / 1000) + 1) });
    expect(await renew(session)).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    own.closeAllConnections();
    own.close();
    await emulator.kill();
  });
});

const MAILED = 'm'.repeat(54);
const RENEWED = 'r'.repeat(54);

describe('replaceCodes', () => {
  it('replaces codes from before a restart in bodies and addresses', () => {
    expect(replaceCodes(`{"oobCode":"${MAILED}"}`, { [MAILED]: RENEWED })).toBe(`{"oobCode":"${RENEWED}"}`);
    expect(replaceCodes(`/emulator/action?oobCode=${MAILED}&lang=bg`, { [MAILED]: RENEWED })).toContain(
      RENEWED,
    );
  });

  it('leaves other words unchanged', () => {
    const text = `{"idToken":"${'x'.repeat(80)}","email":"a@b.bg"}`;
    expect(replaceCodes(text, { [MAILED]: RENEWED })).toBe(text);
  });
});

const KIT = '/identitytoolkit.googleapis.com/v1';

describe('isChange', () => {
  it.each([
    ['POST', `${KIT}/accounts:signUp?key=k`],
    ['POST', `${KIT}/accounts:update?key=k`],
    ['POST', `${KIT}/projects/demo-pokriv/accounts:batchCreate`],
    ['POST', `${KIT}/accounts:sendOobCode?key=k`],
    ['DELETE', '/emulator/v1/projects/demo-pokriv/accounts'],
    ['GET', '/emulator/action?mode=verifyEmail&oobCode=x'],
  ])('is true for %s %s', (method, path) => expect(isChange(method, path)).toBe(true));

  it.each([
    ['POST', `${KIT}/accounts:lookup?key=k`],
    ['POST', '/securetoken.googleapis.com/v1/token?key=k'],
    ['GET', `${KIT}/projects/demo-pokriv/accounts:batchGet`],
    ['OPTIONS', `${KIT}/accounts:signUp`],
  ])('is false for %s %s', (method, path) => expect(isChange(method, path)).toBe(false));
});
