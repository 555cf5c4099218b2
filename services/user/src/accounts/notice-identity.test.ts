import type { Actor } from '@pokriv/contracts/actor';
import { isSessionOver } from '@pokriv/service-kit/session-over';
import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';

let service: UserService;
let count = 0;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const anEmail = (name = 'notice') => `${name}-${Date.now()}-${(count += 1)}@example.bg`;
const create = (as: Actor) =>
  service.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
const read = (as: Actor, signedInAt?: number) => service.send('GET', '/auth/profile', { as, signedInAt });
const stored = async ({ id }: Actor) => (await service.accounts.findOne({ _id: id })) ?? undefined;

async function aPerson({ isEmailVerified = false } = {}): Promise<Actor> {
  const as = anActor({ email: anEmail(), isEmailVerified });
  service.provider.add({ uid: as.id, email: as.email, isEmailVerified });
  await create(as);
  return as;
}

describe('GET /auth/profile compares the account with the identity provider', () => {
  /** `account`: verified before. `token` and `provider`: their e-mail, and whether it is verified. */
  const cases = [
    { account: false, token: 'own unverified', provider: 'own unverified', email: 'own', verified: false },
    { account: false, token: 'own verified', provider: 'own verified', email: 'own', verified: true },
    { account: true, token: 'own unverified', provider: 'own unverified', email: 'own', verified: true },
    { account: false, token: 'own verified', provider: 'other unverified', email: 'own', verified: false },
    { account: false, token: 'other verified', provider: 'own unverified', email: 'own', verified: false },
    {
      account: false,
      token: 'other unverified',
      provider: 'other unverified',
      email: 'own',
      verified: false,
    },
    { account: true, token: 'other unverified', provider: 'other unverified', email: 'own', verified: false },
    { account: false, token: 'other verified', provider: 'other verified', email: 'other', verified: true },
    { account: true, token: 'other verified', provider: 'other verified', email: 'other', verified: true },
    { account: true, token: 'own verified', provider: 'other verified', email: 'own', verified: true },
  ];

  it.each(cases)(
    'account verified $account, token $token, provider $provider: address $email, verified $verified',
    async ({ account, token, provider, email, verified }) => {
      const as = await aPerson({ isEmailVerified: account });
      const moved = anEmail('moved');
      const addressOf = (which: string) => (which.startsWith('other') ? moved : as.email);
      const isVerified = (which: string) => which.endsWith(' verified');
      service.provider.change(as.id, {
        email: addressOf(provider),
        isEmailVerified: isVerified(provider),
      });
      const { status, body } = await read({
        ...as,
        email: addressOf(token),
        isEmailVerified: isVerified(token),
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ email: addressOf(email), isEmailVerified: verified });
      expect((await service.send('GET', `/internal/actors/${as.id}`)).body.actor).toMatchObject({
        email: addressOf(email),
        isEmailVerified: verified,
      });
    },
  );

  it('mails the old address when a new one is adopted, not while it is unverified', async () => {
    const as = await aPerson({ isEmailVerified: true });
    const newEmail = anEmail('moved');
    const told = async () =>
      (await service.announced('email-changed')).filter(
        (fact) => (fact as { email: string }).email === as.email,
      );
    service.provider.change(as.id, { email: newEmail, isEmailVerified: false });
    await read({ ...as, email: newEmail, isEmailVerified: false });
    expect(await told()).toEqual([]);
    service.provider.change(as.id, { isEmailVerified: true });
    await read({ ...as, email: newEmail });
    expect(await told()).toEqual([{ email: as.email, firstName: 'Мария', newEmail }]);
  });

  it('does not verify an account’s other address with a code', async () => {
    const victim = anEmail('victim');
    const as = anActor({ email: victim, isEmailVerified: false });
    service.provider.add({ uid: as.id, email: victim });
    await create(as);
    const own = anEmail('attacker');
    service.provider.change(as.id, { email: own });
    await service.send('POST', '/auth/verify-email', { body: { token: `verify:${own}` } });
    expect(await stored(as)).toMatchObject({ email: own, isEmailVerified: true });
    expect(await service.accounts.countDocuments({ email: victim })).toBe(0);
  });

  it('keeps the account unchanged while the provider is unavailable', async () => {
    const alone = await startUserService();
    const as = anActor({ email: anEmail(), isEmailVerified: false });
    alone.provider.add({ uid: as.id, email: as.email });
    await alone.send('POST', '/auth/profile', { as, body: { firstName: 'Мария', lastName: 'Иванова' } });
    alone.provider.goAway();
    const { status, body } = await alone.send('GET', '/auth/profile', {
      as: { ...as, isEmailVerified: true },
    });
    expect([status, body.data.isEmailVerified]).toEqual([200, false]);
    await alone.stop();
  });

  it('gives an address to one of two accounts that adopt it concurrently', async () => {
    const wished = anEmail('wished');
    const people = [await aPerson({ isEmailVerified: true }), await aPerson({ isEmailVerified: true })];
    // the real provider keeps e-mails unique; here both claims arrive
    const readIdentity = service.deps.provider.readIdentity;
    service.deps.provider.readIdentity = async () => ({
      ...{ email: wished, isEmailVerified: true, methods: ['password'] },
    });
    const replies = await Promise.all(people.map((as) => read({ ...as, email: wished })));
    service.deps.provider.readIdentity = readIdentity;
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const after = await Promise.all(people.map(stored));
    expect(after.filter((account) => account?.email === wished)).toEqual([
      expect.objectContaining({ isEmailVerified: true }),
    ]);
    expect(after.find((account) => account?.email !== wished)).toMatchObject({ isEmailVerified: false });
  });
});

describe('an e-mail given up at the provider', () => {
  it('is free for a new registration', async () => {
    const squatter = await aPerson();
    const own = anEmail('squatter');
    service.provider.change(squatter.id, { email: own, isEmailVerified: true });
    const owner = anActor({ email: squatter.email, isEmailVerified: false });
    service.provider.add({ uid: owner.id, email: owner.email });
    expect((await create(owner)).status).toBe(201);
    expect(await stored(squatter)).toMatchObject({ email: own, isEmailVerified: true });
  });

  it('stays with an account that still uses it', async () => {
    const holder = await aPerson();
    const reply = await create(anActor({ email: holder.email }));
    expect(reply.status).toBe(409);
    expect(await stored(holder)).toMatchObject({ email: holder.email });
  });
});

describe('sessions after a change of sign-in methods or e-mail', () => {
  const hour = 3600;
  const nowS = () => Math.floor(Date.now() / 1000);
  const goesOn = async (as: Actor, signedInAt: number) => {
    const account = await stored(as);
    return account !== undefined && !isSessionOver(account, signedInAt);
  };

  it('end when a later sign-in added Google, even if the earlier session notices it', async () => {
    const as = await aPerson();
    const [early, late] = [nowS() - hour, nowS()];
    await read(as, early);
    service.provider.change(as.id, { methods: ['google.com'], isEmailVerified: true, signedInAt: late });
    await read({ ...as, isEmailVerified: true }, early);
    expect(await goesOn(as, early)).toBe(false);
    expect(await goesOn(as, late)).toBe(true);
  });

  it('end except the one that verified the e-mail', async () => {
    const as = await aPerson();
    const [before, own, after] = [nowS() - 2 * hour, nowS() - hour, nowS() - 1];
    const body = { token: `verify:${as.email}` };
    await service.send('POST', '/auth/verify-email', { as, body, signedInAt: own });
    expect([await goesOn(as, before), await goesOn(as, own), await goesOn(as, after)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('stay when the e-mail is verified without a session', async () => {
    const as = await aPerson();
    await service.send('POST', '/auth/verify-email', { body: { token: `verify:${as.email}` } });
    expect(await stored(as)).toMatchObject({ isEmailVerified: true, tokensValidAfter: 0 });
  });

  it('end when a phone was linked at the provider, where it does not stay a way to sign in', async () => {
    const as = await aPerson();
    const [early, late] = [nowS() - hour, nowS()];
    await service.accounts.updateOne({ _id: as.id }, { $set: { signInMethods: ['password'] } });
    service.provider.change(as.id, { methods: ['phone'], signedInAt: late });
    const methods = ['password', 'phone'];
    await service.send('GET', '/auth/profile', { as, signedInAt: early, methods });
    expect((await service.provider.readIdentity(as.id))?.methods).toEqual(['password']);
    expect(await goesOn(as, early)).toBe(false);
  });

  it('cannot be refreshed once ended, and change nothing', async () => {
    const email = anEmail('renewal');
    const registered = await service.send('POST', '/auth/register', {
      body: { firstName: 'Мария', lastName: 'Иванова', email, password: 'Kamenitza-58' },
    });
    const as = anActor({ id: registered.body.data.user.id, email });
    const tokensValidAfter = nowS() + hour;
    await service.accounts.updateOne({ _id: as.id }, { $set: { tokensValidAfter } });
    service.provider.change(as.id, { methods: ['google.com'] });
    const renewed = await service.send('POST', '/auth/refresh', { body: { refreshToken: email } });
    expect(renewed.status).toBe(401);
    expect(await stored(as)).toMatchObject({ signInMethods: ['password'], tokensValidAfter });
  });
});
