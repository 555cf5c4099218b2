import { keys } from '@pokriv/contracts/channels';
import type { Actor } from '@pokriv/contracts/actor';
import type { RestrictionDecided } from '@pokriv/contracts/moderation/decision';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import { condemnOwner } from './condemn-owner.ts';
import { endSuspensions } from './end-suspensions.ts';
import { overturnDecision } from './overturn-decision.ts';
import { reinstateAccount } from './reinstate-account.ts';
import { suspendAccount } from './suspend-account.ts';

const reason = 'Повторени фалшиви обяви';
const password = 'Kamenitza-58';
let service: UserService;
let count = 0;

beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

async function aPerson(): Promise<Actor> {
  const email = `suspended-${Date.now()}-${(count += 1)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password };
  const reply = await service.send('POST', '/auth/register', { body });
  return anActor({ id: reply.body.data.user.id, email });
}
const suspend = (as: Actor, until: Date | null = null) =>
  suspendAccount(service.deps, as.id, { until, reason, source: 'review', decidedBy: 'admin' });
const logIn = ({ email }: Actor) => service.send('POST', '/auth/login', { body: { email, password } });
const actorOf = async ({ id }: Actor) => (await service.send('GET', `/internal/actors/${id}`)).body.actor;
const announcedOf = async ({ id }: Actor) =>
  (await service.announced('account-changed'))
    .filter((fact) => (fact as { userId: string }).userId === id)
    .at(-1);

const mailsTo = async (name: 'account-suspended' | 'account-reinstated', { email }: Actor) =>
  (await service.announced(name)).filter((fact) => (fact as { email?: string } | null)?.email === email);

describe('a suspension', () => {
  it('ends every session, hides listings and invalidates the actor cache', async () => {
    const as = await aPerson();
    await actorOf(as);
    const before = Date.now() / 1000;
    const suspended = await suspend(as);
    expect(suspended).toMatchObject({ isSuspended: true, suspendedUntil: null, suspensionReason: reason });
    expect(suspended.tokensValidAfter).toBeGreaterThan(before);
    expect(service.provider.ended).toContain(as.id);
    expect(await announcedOf(as)).toMatchObject({
      isHidden: true,
      sessions: { validAfter: suspended.tokensValidAfter, kept: null, ended: [] },
    });
    expect(await service.redis.get(keys.actor(as.id))).toBeNull();
    expect(await actorOf(as)).toMatchObject({ isSuspended: true });
  });

  it('refuses sign-in, refresh and every call that needs a profile', async () => {
    const as = await aPerson();
    await suspend(as);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await logIn(as)).body).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message:
        'Профилът ви е ограничен. Причина: Повторени фалшиви обяви. Ако смятате, че грешим, можете да възразите.',
      suspension: {
        ...{ until: null, reason },
        decision: expect.stringMatching(/^\/decisions\/[\da-f]{24}\?token=/u),
      },
    });
    const refreshed = await service.send('POST', '/auth/refresh', { body: { refreshToken: as.email } });
    expect(refreshed.status).toBe(403);
    const body = { firstName: 'Анна' };
    const update = await service.send('PUT', '/auth/profile', { as: await actorOf(as), body });
    expect(update.body.code).toBe('ACCOUNT_SUSPENDED');
  });

  it('is completed by a retry after a provider outage', async () => {
    const as = await aPerson();
    service.provider.failNext('endSessions');
    await expect(suspend(as)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await actorOf(as)).toMatchObject({ isSuspended: true });
    await suspend(as);
    expect(service.provider.ended).toContain(as.id);
  });

  it('is refused for administrators', async () => {
    const as = await aPerson();
    await service.accounts.updateOne({ _id: as.id }, { $set: { role: 'admin' } });
    await expect(suspend(as)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(service.provider.ended).not.toContain(as.id);
  });

  it('is ended by an admin, once from repeated calls', async () => {
    const as = await aPerson();
    await suspend(as);
    const lifted = await reinstateAccount(service.deps, as.id);
    expect(lifted).toMatchObject({ isSuspended: false, suspendedUntil: null, suspensionReason: null });
    expect((await reinstateAccount(service.deps, as.id)).version).toBe(lifted.version);
    expect(await announcedOf(as)).toMatchObject({ isHidden: false, version: lifted.version });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await logIn(as)).status).toBe(200);
  });
});

describe('a suspension decided on a report', () => {
  const effects = new Set<string>();
  const hear = async ({ id: userId }: Actor, eventId: string, until: Date | null = null) =>
    condemnOwner(
      service.deps,
      {
        userId,
        action: 'suspend',
        title: 'Студио',
        reason,
        until: until?.toISOString() ?? null,
        actorId: 'admin',
      },
      async (work) => {
        if (effects.has(eventId)) return;
        await service.deps.inTransaction(work);
        effects.add(eventId);
      },
    );

  it('sends one mail, and a repeated message ends sessions left by a crash', async () => {
    const as = await aPerson();
    service.provider.failNext('endSessions');
    await expect(hear(as, 'e1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await hear(as, 'e1');
    expect(service.provider.ended).toContain(as.id);
    expect(await actorOf(as)).toMatchObject({ isSuspended: true });
    expect(await mailsTo('account-suspended', as)).toMatchObject([{ reason, until: null }]);
  });

  it('extends a shorter suspension and keeps a longer one', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const [endless, short] = [await aPerson(), await aPerson()];
    await suspend(endless);
    await hear(endless, 'e3', inDays(7));
    expect(await service.accounts.findOne({ _id: endless.id })).toMatchObject({ suspendedUntil: null });
    await suspend(short, inDays(1));
    const end = inDays(7);
    await hear(short, 'e4', end);
    expect(await service.accounts.findOne({ _id: short.id })).toMatchObject({ suspendedUntil: end });
    expect(await mailsTo('account-suspended', endless)).toHaveLength(1);
  });

  it('does not return after it was ended', async () => {
    const as = await aPerson();
    await hear(as, 'e2');
    await reinstateAccount(service.deps, as.id);
    await hear(as, 'e2');
    expect(await actorOf(as)).toMatchObject({ isSuspended: false });
    expect(await mailsTo('account-suspended', as)).toHaveLength(1);
  });
});

describe('endSuspensions', () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);

  it('ends expired suspensions once in concurrent runs, and keeps the others', async () => {
    const [over, going, open] = [await aPerson(), await aPerson(), await aPerson()];
    await suspend(over, at(60));
    await suspend(going, at(120));
    await suspend(open);
    expect(await endSuspensions(service.deps, at(30))).toBe(0);
    const { version } = (await service.accounts.findOne({ _id: over.id })) ?? { version: 0 };
    await Promise.all([endSuspensions(service.deps, at(61)), endSuspensions(service.deps, at(61))]);
    expect(await service.accounts.findOne({ _id: over.id })).toMatchObject({
      isSuspended: false,
      version: version + 1,
    });
    expect(await mailsTo('account-reinstated', over)).toHaveLength(1);
    expect(await endSuspensions(service.deps, at(61))).toBe(0);
    for (const { id } of [going, open])
      expect(await service.accounts.findOne({ _id: id })).toMatchObject({ isSuspended: true });
  });

  it('ends the others when an account is being erased, or fails', async () => {
    const [erasing, failing, over] = [await aPerson(), await aPerson(), await aPerson()];
    for (const [at_, person] of [erasing, failing, over].entries()) await suspend(person, at(50 + at_));
    await service.accounts.updateOne({ _id: erasing.id }, { $set: { isErasing: true } });
    const { change } = service.deps.accounts;
    const broken = jest.spyOn(service.deps.accounts, 'change').mockImplementation((before, ...rest) => {
      if (before._id === failing.id) throw new Error('broken');
      return change(before, ...rest);
    });
    expect(await endSuspensions(service.deps, at(61))).toBe(1);
    broken.mockRestore();
    expect(await service.accounts.findOne({ _id: over.id })).toMatchObject({ isSuspended: false });
    expect(await endSuspensions(service.deps, at(61))).toBe(1);
    expect(await service.accounts.findOne({ _id: erasing.id })).toMatchObject({ isSuspended: true });
  });

  it('keeps one extended meanwhile', async () => {
    const as = await aPerson();
    await suspend(as, at(60));
    await suspend(as, at(600));
    expect(await endSuspensions(service.deps, at(61))).toBe(0);
    expect(await actorOf(as)).toMatchObject({ isSuspended: true });
  });
});

describe('an overturned decision', () => {
  const effects = new Set<string>();
  const once = async (work: Parameters<typeof service.deps.inTransaction<void>>[0], eventId: string) => {
    if (effects.has(eventId)) return;
    await service.deps.inTransaction(work);
    effects.add(eventId);
  };
  const decisionsAbout = async ({ id }: Actor) =>
    ((await service.announced('restriction-decided')) as RestrictionDecided[]).filter(
      ({ userId }) => userId === id,
    );
  const overturn = (
    { id: userId }: Actor,
    decisionId: string,
    kind: 'person_suspended' | 'person_warned' = 'person_suspended',
  ) =>
    overturnDecision(service.deps, { userId, decisionId, kind, reason, actorId: 'judge' }, (work) =>
      once(work, `${kind} ${decisionId}`),
    );

  it('lifts the suspension that it was about, once', async () => {
    const as = await aPerson();
    await suspend(as);
    const [decision] = await decisionsAbout(as);
    expect(decision).toMatchObject({
      kind: 'person_suspended',
      source: 'review',
      decidedBy: 'admin',
      reason,
    });
    expect(await mailsTo('account-suspended', as)).toMatchObject([{ decision: { id: decision?.id } }]);
    for (const _time of [1, 2]) await overturn(as, decision?.id ?? '');
    expect(await actorOf(as)).toMatchObject({ isSuspended: false });
    expect(await mailsTo('account-reinstated', as)).toHaveLength(1);
  });

  it('leaves a later suspension', async () => {
    const as = await aPerson();
    await suspend(as);
    await suspend(as, new Date(Date.now() + 86_400_000));
    const [first] = await decisionsAbout(as);
    await overturn(as, first?.id ?? '');
    expect(await actorOf(as)).toMatchObject({ isSuspended: true });
  });

  it('keeps what led to the decision', async () => {
    const as = await aPerson();
    const grounds = { source: 'review', isFoundByMachine: true } as const;
    const fact = {
      userId: as.id,
      action: 'suspend',
      title: 'Студио',
      reason,
      until: null,
      actorId: 'a',
    } as const;
    await condemnOwner(service.deps, { ...fact, ...grounds }, (work) => once(work, `found ${as.id}`));
    expect(await decisionsAbout(as)).toMatchObject([
      { kind: 'person_suspended', decidedBy: 'a', ...grounds },
    ]);
  });

  it('takes a warning off the record, once', async () => {
    const as = await aPerson();
    const fact = {
      userId: as.id,
      action: 'warn',
      title: 'Студио',
      reason,
      until: null,
      actorId: 'a',
    } as const;
    for (const time of [1, 2])
      await condemnOwner(service.deps, fact, (work) => once(work, `warning ${as.id} ${time}`));
    const [decision] = await decisionsAbout(as);
    expect(decision).toMatchObject({
      ...{ kind: 'person_warned', source: 'reports', decidedBy: 'a' },
      listing: { id: null, title: 'Студио' },
    });
    for (const _time of [1, 2]) await overturn(as, decision?.id ?? '', 'person_warned');
    expect(await service.accounts.findOne({ _id: as.id })).toMatchObject({ warnings: 1 });
  });
});
