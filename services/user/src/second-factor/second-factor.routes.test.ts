import { randomUUID } from 'node:crypto';

import type { JobData } from '@pokriv/contracts/jobs';
import { writeSecurityTo } from '@pokriv/service-kit/security-log';
import { anActor } from '@pokriv/service-kit/testing';

import { accountModel } from '../accounts/account.model.ts';
import { anAdmin, claimsIn } from '../testing/an-admin.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { secondFactorModel } from './second-factor.model.ts';

const MINUTE_MS = 60_000;
const wrongCode = { status: 400, body: { code: 'BAD_REQUEST', errors: [{ param: 'code' }] } };

describe('the second factor', () => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.clock.now = new Date();
  });

  const stored = (id: string) => secondFactorModel(service.connection).findOne({ _id: id }).lean();
  const since = async (id: string) =>
    (await accountModel(service.connection).findOne({ _id: id }).lean())?.secondFactorSince ?? null;
  const mailsTo = async (email: string) =>
    ((await service.announced('second-factor-changed')) as JobData<'second-factor-changed'>[]).filter(
      (fact) => fact.email === email,
    );
  const actsOn = async (id: string) =>
    ((await service.announced('admin-acted')) as JobData<'admin-acted'>[]).filter(
      ({ target }) => target.id === id,
    );
  const newNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

  describe('set-up', () => {
    it('returns a key, and for its first code ten recovery codes and a session with the claim', async () => {
      const admin = await anAdmin(service);
      const signedInAt = admin.nowS() - 60;
      const { secret, confirmed, recoveryCodes } = await admin.setUp({ signedInAt });
      expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
      expect(confirmed).toMatchObject({
        status: 200,
        body: { data: { refreshToken: expect.any(String), expiresIn: 3600, user: { id: admin.id } } },
      });
      expect(claimsIn(confirmed)).toEqual({
        uid: admin.id,
        sessionSince: signedInAt,
        secondFactorAt: await since(admin.id),
      });
      expect(confirmed.body.data.customToken).toMatch(/^custom /u);
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/u);
    });

    it('shows in state, mail and audit log without a secret', async () => {
      const admin = await anAdmin(service);
      expect(await admin.state()).toEqual({
        isOffered: true,
        isRequired: false,
        isSetUp: false,
        isGiven: false,
        recoveryLeft: 0,
        setUpAt: null,
      });
      const setUpAt = service.clock.now.toISOString();
      const { secret, recoveryCodes, confirmed } = await admin.setUp();
      const { secondFactorAt } = claimsIn(confirmed);
      const isSetUp = { isSetUp: true, recoveryLeft: 10, setUpAt };
      expect(await admin.state()).toMatchObject({ ...isSetUp, isGiven: false });
      expect(await admin.state({ secondFactorAt })).toMatchObject({ ...isSetUp, isGiven: true });
      expect(await admin.state({ secondFactorAt: secondFactorAt - 1 })).toMatchObject({ isGiven: false });
      expect(await mailsTo(admin.email)).toMatchObject([{ change: 'set-up', recoveryLeft: 10 }]);
      expect(await actsOn(admin.id)).toMatchObject([
        {
          action: 'confirmSecondFactor',
          actor: { id: admin.id, name: 'Анна Колева' },
          after: { secondFactor: true },
        },
      ]);
      const told = JSON.stringify([
        await mailsTo(admin.email),
        await actsOn(admin.id),
        await stored(admin.id),
      ]);
      for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
        expect(told).not.toContain(text);
    });

    it('requires a sign-in of the last five minutes', async () => {
      const admin = await anAdmin(service);
      const set = (ageS: number) =>
        admin.send('POST', '/setup', undefined, { signedInAt: admin.nowS() - ageS });
      expect(await set(301)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
      expect((await set(299)).status).toBe(200);
    });

    it('refuses a wrong code, a code of a former key and one after 15 minutes', async () => {
      const admin = await anAdmin(service);
      const start = async () => String((await admin.send('POST', '/setup')).body.data.secret);
      const confirm = (code: string) => admin.send('POST', '/confirm', { code });
      const former = await start();
      const secret = await start();
      expect(await confirm(admin.codeOf(former))).toMatchObject(wrongCode);
      expect(await confirm(admin.codeOf(secret, 3))).toMatchObject(wrongCode);
      admin.later(15 * MINUTE_MS + 1);
      expect(await confirm(admin.codeOf(secret))).toMatchObject({ status: 409 });
      expect(await since(admin.id)).toBeNull();
    });

    it('replaces a factor only right after a code, and ends the former app, codes and sessions', async () => {
      const admin = await anAdmin(service);
      const former = await admin.setUp();
      const { secondFactorAt } = claimsIn(former.confirmed);
      const refused = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED', secondFactor: 'code' } };
      expect(await admin.send('POST', '/setup')).toMatchObject(refused);
      admin.later(6 * MINUTE_MS);
      expect(await admin.send('POST', '/setup', undefined, { secondFactorAt })).toMatchObject(refused);
      const given = claimsIn(await admin.verify(admin.codeOf(former.secret)));
      const next = await admin.setUp({ secondFactorAt: given.secondFactorAt });
      expect(next.secret).not.toBe(former.secret);
      expect(await admin.state({ secondFactorAt: given.secondFactorAt })).toMatchObject({ isGiven: false });
      expect(await admin.verify(admin.codeOf(former.secret))).toMatchObject(wrongCode);
      expect(await admin.verify(former.recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
      expect((await admin.verify(admin.codeOf(next.secret))).status).toBe(200);
      expect(await mailsTo(admin.email)).toMatchObject([{ change: 'set-up' }, { change: 'replaced' }]);
    });

    it('refuses the new key’s code in a session without the present code', async () => {
      const admin = await anAdmin(service);
      const { confirmed } = await admin.setUp();
      const { secondFactorAt } = claimsIn(confirmed);
      const { secret } = (await admin.send('POST', '/setup', undefined, { secondFactorAt })).body.data;
      expect(await admin.send('POST', '/confirm', { code: admin.codeOf(secret) })).toMatchObject({
        status: 403,
        body: { code: 'SECOND_FACTOR_REQUIRED' },
      });
    });

    it('accepts one of two concurrent confirmations', async () => {
      const admin = await anAdmin(service);
      const { secret } = (await admin.send('POST', '/setup')).body.data;
      const code = admin.codeOf(secret);
      const answers = await Promise.all([1, 2].map(() => admin.send('POST', '/confirm', { code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is only for administrators', async () => {
      const as = anActor({ role: 'tenant', id: (await anAdmin(service)).id });
      await service.accounts.updateOne({ _id: as.id }, { $set: { role: 'landlord' } });
      const send = (method: string, path: string, body?: object) =>
        service.send(method, `/auth/second-factor${path}`, { as, body });
      expect((await send('GET', '')).body.data).toMatchObject({ isOffered: false, isSetUp: false });
      expect((await send('POST', '/setup')).status).toBe(403);
      for (const [method, path] of [
        ['POST', '/confirm'],
        ['POST', '/verify'],
        ['POST', '/recovery-codes'],
        ['DELETE', ''],
      ])
        expect((await send(method ?? '', path ?? '', { code: '123456' })).status).toBe(403);
    });
  });

  describe('an app code', () => {
    it('is accepted one step early or late and returns a session with the claim', async () => {
      const admin = await anAdmin(service);
      const { secret } = await admin.setUp();
      const signedInAt = admin.nowS() - 3000;
      const given = await admin.verify(` ${admin.codeOf(secret).replace(/^(...)/u, '$1 ')} `, { signedInAt });
      expect(given.status).toBe(200);
      expect(claimsIn(given)).toEqual({
        uid: admin.id,
        sessionSince: signedInAt,
        secondFactorAt: admin.nowS(),
      });
      admin.later(120_000);
      for (const steps of [-2, 2])
        expect(await admin.verify(admin.codeOf(secret, steps))).toMatchObject(wrongCode);
      expect((await admin.verify(admin.codeOf(secret, -1))).status).toBe(200);
      expect((await admin.verify(admin.codeOf(secret, 1))).status).toBe(200);
    });

    it('is accepted once, concurrent sessions included, and never after a later one', async () => {
      const admin = await anAdmin(service);
      const { secret } = await admin.setUp();
      const code = admin.codeOf(secret);
      const answers = await Promise.all([1, 2, 3].map(() => admin.verify(code, { ip: newNetwork() })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await admin.verify(code)).toMatchObject({
        status: 400,
        body: { errors: [{ param: 'code', msg: 'Този код вече е използван. Изчакайте следващия.' }] },
      });
      expect(await admin.verify(admin.codeOf(secret, -1))).toMatchObject(wrongCode);
    });

    it('that confirmed the set-up is refused afterwards', async () => {
      const admin = await anAdmin(service);
      const { secret } = (await admin.send('POST', '/setup')).body.data;
      const code = admin.codeOf(secret);
      await admin.send('POST', '/confirm', { code });
      expect(await admin.verify(code)).toMatchObject(wrongCode);
    });

    it('is not used up while the identity provider is unavailable', async () => {
      const admin = await anAdmin(service);
      const { secret, recoveryCodes } = await admin.setUp();
      for (const code of [admin.codeOf(secret), recoveryCodes[0] ?? '']) {
        service.provider.failNext('startSession');
        expect((await admin.verify(code)).status).toBe(503);
        expect((await admin.verify(code)).status).toBe(200);
      }
    });

    it.each(['', '12345', '1234567', 'abcdef', 'ABCDE-FGHI0', 'x'.repeat(50)])(
      'of the wrong form is refused without counting: "%s"',
      async (code) => {
        const admin = await anAdmin(service);
        await admin.setUp();
        for (let index = 0; index < 8; index += 1) expect(await admin.verify(code)).toMatchObject(wrongCode);
      },
    );

    it('is refused for an account without a factor', async () => {
      const admin = await anAdmin(service);
      expect(await admin.verify('123456')).toMatchObject({ status: 409 });
    });
  });

  describe('a recovery code', () => {
    it('is accepted once, in any spelling, counted, and shown in mail and audit log', async () => {
      const admin = await anAdmin(service);
      const { recoveryCodes } = await admin.setUp();
      const code = (recoveryCodes[3] ?? '').toLowerCase().replace('-', ' ');
      const given = await admin.verify(code);
      expect(given.status).toBe(200);
      expect(claimsIn(given).secondFactorAt).toBe(admin.nowS());
      expect(await admin.verify(code)).toMatchObject({
        status: 400,
        body: { errors: [{ param: 'code', msg: 'Този резервен код вече е използван. Опитайте с друг.' }] },
      });
      expect(await admin.state()).toMatchObject({ recoveryLeft: 9 });
      expect((await mailsTo(admin.email)).at(-1)).toMatchObject({ change: 'recovery-used', recoveryLeft: 9 });
      expect((await actsOn(admin.id)).at(-1)).toMatchObject({
        action: 'verifySecondFactor',
        after: { recoveryLeft: 9 },
      });
    });

    it('is accepted in one of two concurrent sessions', async () => {
      const admin = await anAdmin(service);
      const [code = ''] = (await admin.setUp()).recoveryCodes;
      const answers = await Promise.all([1, 2].map(() => admin.verify(code, { ip: newNetwork() })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await admin.state()).toMatchObject({ recoveryLeft: 9 });
    });

    it('is replaced with all others by ten new codes', async () => {
      const admin = await anAdmin(service);
      const { secret, recoveryCodes } = await admin.setUp();
      const renew = (code: string) => admin.send('POST', '/recovery-codes', { code });
      expect(await renew('000000')).toMatchObject(wrongCode);
      const renewed = await renew(admin.codeOf(secret));
      const next = renewed.body.data.recoveryCodes as string[];
      expect(new Set([...recoveryCodes, ...next]).size).toBe(20);
      expect(await admin.verify(recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
      expect((await admin.verify(next[0] ?? '')).status).toBe(200);
      expect(await mailsTo(admin.email)).toMatchObject([
        { change: 'set-up' },
        { change: 'codes-renewed', recoveryLeft: 10 },
        { change: 'recovery-used' },
      ]);
    });
  });

  describe('wrong codes', () => {
    const guess = (admin: Awaited<ReturnType<typeof anAdmin>>, session: { ip?: string; visitor?: string }) =>
      admin.verify('000000', session);

    it('are limited to five in 15 minutes per account and network, concurrent guesses included', async () => {
      const admin = await anAdmin(service);
      const { secret } = await admin.setUp();
      const ip = newNetwork();
      const answers = await Promise.all(Array.from({ length: 9 }, () => guess(admin, { ip })));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        400, 400, 400, 400, 400, 429, 429, 429, 429,
      ]);
      expect(await admin.verify(admin.codeOf(secret), { ip })).toMatchObject({
        status: 429,
        body: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
      });
      expect((await admin.verify(admin.codeOf(secret), { ip: newNetwork() })).status).toBe(200);
    });

    it('are uncounted after a right one', async () => {
      const admin = await anAdmin(service);
      const { secret } = await admin.setUp();
      const ip = newNetwork();
      for (let index = 0; index < 4; index += 1) await guess(admin, { ip });
      expect((await admin.verify(admin.codeOf(secret), { ip })).status).toBe(200);
      for (let index = 0; index < 5; index += 1) expect((await guess(admin, { ip })).status).toBe(400);
    });

    it('of others on the same network do not block a known browser', async () => {
      const admin = await anAdmin(service);
      const [ip, visitor] = [newNetwork(), randomUUID()];
      const { secret } = await admin.setUp({ ip, visitor });
      for (let index = 0; index < 6; index += 1) await guess(admin, { ip, visitor: 'another' });
      expect((await guess(admin, { ip, visitor: 'another' })).status).toBe(429);
      expect((await admin.verify(admin.codeOf(secret), { ip, visitor })).status).toBe(200);
    });

    it('across networks are limited to fifty a day, except for known browsers and recovery codes', async () => {
      const admin = await anAdmin(service);
      const visitor = randomUUID();
      const { secret, recoveryCodes } = await admin.setUp({ visitor });
      for (let index = 0; index < 50; index += 1)
        expect((await guess(admin, { ip: newNetwork() })).status).toBe(400);
      expect((await admin.verify(admin.codeOf(secret), { ip: newNetwork() })).status).toBe(429);
      expect((await admin.verify(admin.codeOf(secret), { ip: newNetwork(), visitor })).status).toBe(200);
      expect((await admin.verify(recoveryCodes[0] ?? '', { ip: newNetwork() })).status).toBe(200);
    });

    it('are in the security log with actor and network, without the code', async () => {
      const admin = await anAdmin(service);
      const { recoveryCodes } = await admin.setUp();
      const written: Record<string, unknown>[] = [];
      writeSecurityTo({ write: (line: string) => void written.push(JSON.parse(line)) });
      await admin.verify('000000', { ip: '203.0.113.9' });
      await admin.send('DELETE', '', { code: '000000' }, { ip: '203.0.113.9' });
      await admin.verify(recoveryCodes[0] ?? '', { ip: '203.0.113.9' });
      writeSecurityTo(undefined);
      const refusal = { event: 'second-factor-refused', actorId: admin.id, network: '203.0.113.0/24' };
      expect(written).toEqual([
        expect.objectContaining({ ...refusal, call: 'POST /auth/second-factor/verify' }),
        expect.objectContaining({ ...refusal, call: 'DELETE /auth/second-factor' }),
      ]);
      expect(JSON.stringify(written)).not.toContain('000000');
    });
  });

  describe('removal', () => {
    it('requires a code, deletes everything, and is shown in mail and audit log', async () => {
      const admin = await anAdmin(service);
      const { secret } = await admin.setUp();
      const remove = (code: string) => admin.send('DELETE', '', { code });
      expect(await remove('000000')).toMatchObject(wrongCode);
      expect(await remove(admin.codeOf(secret))).toMatchObject({
        status: 200,
        body: { data: { isSetUp: false } },
      });
      expect([await stored(admin.id), await since(admin.id)]).toEqual([null, null]);
      expect((await mailsTo(admin.email)).at(-1)).toMatchObject({ change: 'switched-off' });
      expect((await actsOn(admin.id)).at(-1)).toMatchObject({
        action: 'removeSecondFactor',
        before: { secondFactor: true },
        after: { secondFactor: false },
      });
      expect(await remove('123456')).toMatchObject({ status: 409 });
    });

    it('happens when an administrator’s role changes', async () => {
      const admin = await anAdmin(service);
      await anAdmin(service);
      await admin.setUp();
      const boss = anActor({ role: 'admin' });
      const body = { role: 'tenant', reason: 'Вече не работи при нас.' };
      expect((await service.send('PUT', `/admin/users/${admin.id}`, { as: boss, body })).status).toBe(200);
      expect([await stored(admin.id), await since(admin.id)]).toEqual([null, null]);
    });
  });

  describe('the reset by a colleague', () => {
    const boss = anActor({ role: 'admin', firstName: 'Борис', lastName: 'Илиев' });
    const reset = (
      id: string,
      as = boss,
      body: object = { reason: 'Изгубен телефон, потвърдено по телефона' },
    ) => service.send('DELETE', `/admin/users/${id}/second-factor`, { as, body });

    it('removes the factor, ends the sessions, and shows in mail and audit log', async () => {
      const admin = await anAdmin(service);
      await admin.setUp();
      const before = Math.floor(Date.now() / 1000);
      const reply = await reset(admin.id);
      expect(reply).toMatchObject({ status: 200, body: { data: { id: admin.id, hasSecondFactor: false } } });
      expect([await stored(admin.id), await since(admin.id)]).toEqual([null, null]);
      expect(service.provider.ended).toContain(admin.id);
      expect((await service.accounts.findOne({ _id: admin.id }))?.tokensValidAfter).toBeGreaterThan(before);
      const reason = 'Изгубен телефон, потвърдено по телефона';
      expect((await mailsTo(admin.email)).at(-1)).toMatchObject({ change: 'reset', reason });
      expect((await actsOn(admin.id)).at(-1)).toMatchObject({
        action: 'resetSecondFactor',
        actor: { id: boss.id, name: 'Борис Илиев' },
        reason,
      });
    });

    it('can be retried after a provider outage', async () => {
      const admin = await anAdmin(service);
      await admin.setUp();
      service.provider.failNext('endSessions');
      expect((await reset(admin.id)).status).toBe(503);
      expect(await since(admin.id)).not.toBeNull();
      expect((await reset(admin.id)).status).toBe(200);
    });

    it('requires a reason, another administrator and a factor', async () => {
      const admin = await anAdmin(service);
      expect((await reset(admin.id)).status).toBe(409);
      await admin.setUp();
      expect((await reset(admin.id, boss, { reason: 'кратко' })).status).toBe(400);
      expect((await reset(admin.id, anActor({ id: admin.id, role: 'admin' }))).status).toBe(403);
      expect((await reset('nobody')).status).toBe(404);
      expect(await since(admin.id)).not.toBeNull();
    });
  });
});
