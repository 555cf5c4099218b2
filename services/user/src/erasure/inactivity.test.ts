import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { erasedHash } from '@pokriv/service-kit/erased-people';
import { anActor } from '@pokriv/service-kit/testing';

import { presenceDay } from '../accounts/presence-day.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { erasureModel } from './erasure.model.ts';
import { runErasures } from './run-erasures.ts';
import { warnInactive } from './warn-inactive.ts';

const DAY_MS = 86_400_000;

describe('inactive accounts', () => {
  let service: UserService;

  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(async () => service.stop());
  beforeEach(() => {
    service.clock.now = new Date();
  });

  const aPerson = async (days: number, parts: object = {}): Promise<Actor> => {
    const email = `${randomUUID()}@example.bg`;
    const body = { firstName: 'Мария', lastName: 'Петрова', email, password: 'Rodopi-Izvor-3' };
    const reply = await service.send('POST', '/auth/register', { body });
    const { id } = reply.body.data.user;
    const lastSeenAt = new Date(Date.now() - days * DAY_MS);
    await service.accounts.updateOne({ _id: id }, { $set: { lastSeenAt, ...parts } });
    return anActor({ id, email });
  };
  const stored = (person: Actor) => service.accounts.findOne({ _id: person.id });
  const mails = async (person: Actor) =>
    (await service.announced('account-inactive')).filter(
      (fact) => (fact as { email: string }).email === person.email,
    );

  it('are warned once, a month before the erasure date', async () => {
    const [old, young] = [await aPerson(701), await aPerson(699)];
    await Promise.all([warnInactive(service.deps), warnInactive(service.deps)]);
    await warnInactive(service.deps);
    const day = new Date(service.clock.now.getTime() + 30 * DAY_MS);
    expect(await mails(old)).toMatchObject([{ erasedAt: day.toISOString() }]);
    expect(await stored(old)).toMatchObject({ erasedAt: day, erasureReason: 'inactive' });
    expect([await mails(young), (await stored(young))?.erasedAt]).toEqual([[], undefined]);
  });

  it.each([
    ['a listing that takes a slot', { usedListings: { used: 1, version: 1 } }],
    ['a paid plan', { plan: 'premium', premiumExpiresAt: null }],
    ['the house', { role: 'admin' }],
  ])('count as active with %s', async (_what, parts) => {
    const person = await aPerson(900, parts);
    await warnInactive(service.deps);
    expect(await mails(person)).toEqual([]);
    expect((await stored(person))?.lastSeenAt).toEqual(presenceDay(service.clock.now));
  });

  it.each([
    [
      'a sign-in',
      (to: UserService, { email }: Actor) =>
        to.send('POST', '/auth/login', { body: { email, password: 'Rodopi-Izvor-3' } }),
    ],
    ['a look at the profile', (to: UserService, as: Actor) => to.send('GET', '/auth/profile', { as })],
    ['any call at all', (to: UserService, { id }: Actor) => to.send('GET', `/internal/actors/${id}`)],
  ])('are kept after %s before the date', async (_what, come) => {
    const person = await aPerson(705);
    await warnInactive(service.deps);
    expect((await come(service, person)).status).toBe(200);
    expect(await stored(person)).toMatchObject({ erasedAt: null, erasureReason: null });
    expect((await stored(person))?.lastSeenAt).toEqual(presenceDay(new Date()));
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    await runErasures(service.deps);
    expect((await stored(person))?.isErasing).toBeUndefined();
  });

  it('are kept when they took a slot for a listing after the warning', async () => {
    const person = await aPerson(705);
    await warnInactive(service.deps);
    await service.accounts.updateOne({ _id: person.id }, { $set: { usedListings: { used: 1, version: 1 } } });
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    await runErasures(service.deps);
    const lastSeenAt = presenceDay(service.clock.now);
    expect(await stored(person)).toMatchObject({ erasedAt: null, erasureReason: null, lastSeenAt });
  });

  it('are erased like requested deletions', async () => {
    const person = await aPerson(705);
    await warnInactive(service.deps);
    service.clock.now = new Date(Date.now() + 31 * DAY_MS);
    await runErasures(service.deps);
    expect(
      await erasureModel(service.connection)
        .findOne({ _id: erasedHash(person.id) })
        .lean(),
    ).toMatchObject({
      why: 'inactive',
    });
  });

  it('update lastSeenAt at most once a day', async () => {
    const person = await aPerson(2);
    await service.send('GET', '/auth/profile', { as: person });
    const first = await stored(person);
    await service.send('GET', '/auth/profile', { as: person });
    expect((await stored(person))?.lastSeenAt).toEqual(first?.lastSeenAt);
    expect(first?.lastSeenAt).toEqual(presenceDay(new Date()));
  });

  it('store lastSeenAt as a day in Sofia', () => {
    expect(presenceDay(new Date('2026-11-21T22:30:00Z'))).toEqual(new Date('2026-11-22'));
    expect(presenceDay(new Date('2026-11-22T21:59:00Z'))).toEqual(new Date('2026-11-22'));
  });
});
