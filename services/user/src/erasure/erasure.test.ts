import { keys } from '@pokriv/contracts/channels';
import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { crashAt } from '@pokriv/service-kit/crash-at';
import { erasedHash } from '@pokriv/service-kit/erased-people';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor } from '@pokriv/service-kit/testing';

import { userInbox } from '../inbox.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { phoneCodeModel } from '../verified-phone/phone-code.model.ts';
import { erasureModel } from './erasure.model.ts';
import { erasingServices, runErasures } from './run-erasures.ts';

const PASSWORD = 'Rodopi-Izvor-3';
const DAY_MS = 86_400_000;

describe('account deletion', () => {
  let service: UserService;

  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(async () => service.stop());
  beforeEach(() => {
    service.clock.now = new Date();
  });

  const aPerson = async (): Promise<Actor> => {
    const email = `${randomUUID()}@example.bg`;
    const body = { firstName: 'Мария', lastName: 'Петрова', email, password: PASSWORD };
    const reply = await service.send('POST', '/auth/register', { body });
    return anActor({ id: reply.body.data.user.id, email });
  };
  const ask = (as: Actor, body: object = { password: PASSWORD }, signedInAt = 0) =>
    service.send('POST', '/auth/deletion', { as, body, signedInAt });
  const cancel = (as: Actor) => service.send('DELETE', '/auth/deletion', { as });
  const later = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  const mailsTo = async (name: 'deletion-requested' | 'deletion-cancelled' | 'account-erased', to: Actor) =>
    (await service.announced(name)).filter((fact) => (fact as { email?: string } | null)?.email === to.email);
  const stored = (actor: Actor) => service.accounts.findOne({ _id: actor.id });
  const record = (actor: Actor) =>
    erasureModel(service.connection)
      .findOne({ _id: erasedHash(actor.id) })
      .lean();
  const servicesAreDone = async ({ id: userId }: Actor) => {
    const hear = userInbox(service.deps)['account-erased-in'];
    const once = (change: Parameters<typeof service.deps.inTransaction<void>>[0]) =>
      service.deps.inTransaction(change);
    for (const name of erasingServices) await hear({ userId, service: name }, { eventId: 'e', once });
  };

  describe('the request', () => {
    it('hides the account, sets the date, sends one mail and is idempotent', async () => {
      const person = await aPerson();
      const first = await ask(person);
      expect(first).toMatchObject({ status: 202 });
      const day = new Date(service.clock.now.getTime() + 14 * DAY_MS).toISOString();
      expect(first.body.data.erasedAt).toBe(day);
      later(DAY_MS);
      expect((await ask(person, {})).body.data.erasedAt).toBe(day);
      expect(await mailsTo('deletion-requested', person)).toMatchObject([{ erasedAt: day }]);
      const changes = await service.announced('account-changed');
      expect(changes).toContainEqual(expect.objectContaining({ userId: person.id, isHidden: true }));
    });

    it('refuses a wrong password', async () => {
      const person = await aPerson();
      const reply = await ask(person, { password: 'wrong' });
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ param: 'password' }] } });
      expect((await stored(person))?.erasedAt).toBeUndefined();
    });

    it('shares the limit of wrong passwords with the password change', async () => {
      const person = await aPerson();
      for (let guess = 0; guess < 10; guess += 1) await ask(person, { password: `wrong${guess}` });
      const body = { currentPassword: PASSWORD, newPassword: 'Kamenitza-58' };
      expect((await service.send('PUT', '/auth/password', { as: person, body })).status).toBe(429);
    });

    it('accepts a sign-in of the last five minutes instead of a password', async () => {
      const person = await aPerson();
      const nowS = Math.floor(service.clock.now.getTime() / 1000);
      expect((await ask(person, {}, nowS - 301)).status).toBe(400);
      expect((await ask(person, {}, nowS - 299)).status).toBe(202);
    });

    it('refuses only the last administrator', async () => {
      const [one, other] = [await aPerson(), await aPerson()];
      await service.accounts.updateMany({ role: 'admin' }, { $set: { role: 'tenant' } });
      await service.accounts.updateMany({ _id: { $in: [one.id, other.id] } }, { $set: { role: 'admin' } });
      const answers = await Promise.all([ask(one), ask(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    });

    it('can be cancelled until the date, which shows everything again', async () => {
      const person = await aPerson();
      await ask(person);
      expect(await cancel(person)).toMatchObject({ status: 200, body: { data: { erasedAt: null } } });
      expect((await cancel(person)).status).toBe(200);
      expect(await mailsTo('deletion-cancelled', person)).toHaveLength(1);
      const changes = await service.announced('account-changed');
      expect(changes.at(-1)).toMatchObject({ userId: person.id, isHidden: false });
      later(15 * DAY_MS);
      await runErasures(service.deps);
      expect(await stored(person)).not.toHaveProperty('isErasing');
    });

    it('lets the person sign in and read until the date', async () => {
      const person = await aPerson();
      await ask(person);
      const body = { email: person.email, password: PASSWORD };
      expect((await service.send('POST', '/auth/login', { body })).status).toBe(200);
      expect((await service.send('GET', '/auth/profile', { as: person })).body.data.erasedAt).not.toBeNull();
    });
  });

  describe('the erasure', () => {
    const aLeaver = async (): Promise<Actor> => {
      const person = await aPerson();
      await ask(person);
      return person;
    };
    const isOver = async (person: Actor) => {
      expect(await stored(person)).toBeNull();
      expect(service.provider.people.has(person.email)).toBe(false);
      expect(await mailsTo('account-erased', person)).toHaveLength(1);
      const proof = await record(person);
      expect(proof).toMatchObject({ why: 'asked', finishedAt: expect.any(Date) });
      expect(JSON.stringify(proof)).not.toContain(person.id);
    };

    it('deletes a number that its verification left with the provider', async () => {
      const person = await aLeaver();
      const at = service.clock.now;
      await phoneCodeModel(service.connection).create({
        _id: person.id,
        askedAt: at,
        numbers: ['0888123456'],
      });
      service.provider.proofs.add('0888123456');
      later(15 * DAY_MS);
      await runErasures(service.deps);
      await runErasures(service.deps);
      await servicesAreDone(person);
      await runErasures(service.deps);
      await isOver(person);
      expect([...service.provider.proofs]).toEqual([]);
      expect(await phoneCodeModel(service.connection).countDocuments({ _id: person.id })).toBe(0);
    });

    it('waits for the date, then for every service, and keeps an anonymous proof', async () => {
      const person = await aLeaver();
      later(13 * DAY_MS);
      await runErasures(service.deps);
      expect(await record(person)).toBeNull();
      later(2 * DAY_MS);
      await runErasures(service.deps);
      expect(await service.announced('account-erasing')).toContainEqual({
        userId: person.id,
        email: person.email,
        isEmailVerified: false,
      });
      expect(await stored(person)).not.toBeNull();
      await servicesAreDone(person);
      await runErasures(service.deps);
      await isOver(person);
    });

    it('waits while the person is the last administrator', async () => {
      const [person, other] = [await aLeaver(), await aPerson()];
      await service.accounts.updateMany({ role: 'admin' }, { $set: { role: 'tenant' } });
      await service.accounts.updateOne({ _id: person.id }, { $set: { role: 'admin' } });
      later(15 * DAY_MS);
      await runErasures(service.deps);
      expect(await record(person)).toBeNull();
      await service.accounts.updateOne({ _id: other.id }, { $set: { role: 'admin' } });
      await runErasures(service.deps);
      expect(await record(person)).toMatchObject({ why: 'asked' });
    });

    it('refuses the identity once it has begun, old tokens included', async () => {
      const person = await aLeaver();
      later(15 * DAY_MS);
      await runErasures(service.deps);
      const read = () => service.send('GET', '/auth/profile', { as: person });
      const make = () =>
        service.send('POST', '/auth/profile', { as: person, body: { firstName: 'Пак', lastName: 'Аз' } });
      const login = () =>
        service.send('POST', '/auth/login', { body: { email: person.email, password: PASSWORD } });
      expect((await read()).status).toBe(404);
      expect((await make()).status).toBe(410);
      expect((await login()).status).toBe(410);
      expect((await cancel(person)).status).toBe(404);
      const asked = await service.send('GET', `/internal/actors/${person.id}`);
      expect(asked.body).toEqual({ actor: null });
      await servicesAreDone(person);
      await runErasures(service.deps);
      expect((await make()).status).toBe(410);
      expect(await service.redis.exists(keys.actor(person.id))).toBe(0);
      const body = { firstName: 'Мария', lastName: 'Петрова', email: person.email, password: PASSWORD };
      expect((await service.send('POST', '/auth/register', { body })).status).toBe(201);
    });

    it('withdraws pending mails and keeps nothing of sent ones', async () => {
      const person = await aLeaver();
      later(15 * DAY_MS);
      await runErasures(service.deps);
      await servicesAreDone(person);
      await runErasures(service.deps);
      const events = await outboxEvents(service.connection)
        .find({ name: { $nin: ['account-erased', 'account-erasing'] } })
        .toArray();
      expect(JSON.stringify(events)).not.toContain(person.email);
    });

    it('runs once against concurrent processes and a late cancellation', async () => {
      const person = await aLeaver();
      later(15 * DAY_MS);
      const [, , { status }] = await Promise.all([
        runErasures(service.deps),
        runErasures(service.deps),
        cancel(person),
      ]);
      const isErasing = (await stored(person))?.isErasing === true;
      expect(status).toBe(isErasing ? 404 : 200);
      expect((await record(person)) !== null).toBe(isErasing);
    });

    describe.each(['before', 'after'] as const)('after a crash %s any of its calls', (moment) => {
      it('is finished by the next process, with every step done and one farewell', async () => {
        for (let at = 1, isWhole = false; !isWhole; at += 1) {
          service.clock.now = new Date();
          const person = await aLeaver();
          later(15 * DAY_MS);
          const beginning = crashAt(service.deps, at, moment);
          await runErasures(beginning.parts).catch(() => undefined);
          await runErasures(service.deps);
          await runErasures(service.deps);
          await servicesAreDone(person);
          const ending = crashAt(service.deps, at, moment);
          await runErasures(ending.parts).catch(() => undefined);
          await runErasures(service.deps);
          await isOver(person);
          isWhole = !beginning.state.isDead && !ending.state.isDead;
        }
      });
    });
  });
});
