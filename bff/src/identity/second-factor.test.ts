import type { Actor } from '@pokriv/contracts/actor';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import type { AdminMfa } from '@pokriv/service-kit/admin-mfa';
import { callKey, openSeal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';
import { expectedAnswers, type Answer } from '@pokriv/service-kit/testing-permissions';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { answerAtGateway } from './answer-at-gateway.testing.ts';

const SINCE = 2000;
const anAdmin = (parts: Partial<Actor> = {}) => anActor({ role: 'admin', listingLimit: null, ...parts });
const table = endpointList.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);

interface Session {
  secondFactorAt?: number;
}
const bearer = ({ id }: Actor, session: Session = {}) => ({
  authorization: `Bearer ${aToken(id, { ...session })}`,
});

/** The administrator's answer once the second factor is given, otherwise a refusal or the tenant's answer. */
function expectedOf(endpoint: Endpoint, isGiven: boolean, isSetUp: boolean): Answer {
  const { admin, tenant } = expectedAnswers(endpoint);
  if (isGiven) return admin;
  const isOfAdmins = Array.isArray(endpoint.access) && endpoint.access.includes('admin');
  return isOfAdmins || (endpoint.needsSecondFactor && isSetUp) ? 'SECOND_FACTOR_REQUIRED' : tenant;
}

const withFactor = anAdmin({ secondFactorSince: SINCE });
const without = anAdmin();

describe('the second factor of administrators', () => {
  const gateways = {} as Record<AdminMfa, TestBff>;
  beforeAll(async () => {
    for (const adminMfa of ['off', 'optional', 'required'] as const) {
      gateways[adminMfa] = await startBff({ adminMfa });
      for (const admin of [withFactor, without]) gateways[adminMfa].people.set(admin.id, admin);
    }
  });
  afterAll(async () => {
    for (const gateway of Object.values(gateways)) await gateway.close();
  });

  describe.each([
    { policy: 'off', who: 'one whose factor is set up', admin: withFactor, at: undefined, isGiven: true },
    { policy: 'optional', who: 'one without a factor', admin: without, at: undefined, isGiven: true },
    { policy: 'optional', who: 'one who gave no code', admin: withFactor, at: undefined, isGiven: false },
    { policy: 'optional', who: 'one of a former factor', admin: withFactor, at: SINCE - 1, isGiven: false },
    { policy: 'optional', who: 'one who gave the code', admin: withFactor, at: SINCE, isGiven: true },
    { policy: 'required', who: 'one without a factor', admin: without, at: undefined, isGiven: false },
    { policy: 'required', who: 'one whose factor is gone', admin: without, at: SINCE, isGiven: false },
    { policy: 'required', who: 'one who gave no code', admin: withFactor, at: undefined, isGiven: false },
    { policy: 'required', who: 'one who gave the code', admin: withFactor, at: SINCE, isGiven: true },
  ] as const)('$policy, $who (given: $isGiven)', ({ policy, admin, at, isGiven }) => {
    const session: Session = at === undefined ? {} : { secondFactorAt: at };

    it.each(table)('is answered on %s accordingly', async (_name, endpoint) => {
      const answer = await answerAtGateway(gateways[policy], endpoint, bearer(admin, session));
      expect(answer).toBe(expectedOf(endpoint, isGiven, admin === withFactor));
    });

    it('is sealed for services accordingly', async () => {
      const { get, upstreams } = gateways[policy];
      await get('/api/properties/p1', bearer(admin, session));
      const seal = String(upstreams.property.received.at(-1)?.headers[SEAL_HEADER]);
      const { actor, identity } = openSeal(seal, callKey('get', '/properties/p1'), { secret: TEST_SECRET });
      expect(identity?.uid).toBe(admin.id);
      expect(actor).toMatchObject(
        isGiven ? { role: 'admin', listingLimit: null } : { role: 'tenant', listingLimit: 0 },
      );
    });

    it('opens the board of queues accordingly', async () => {
      const { post } = gateways[policy];
      const reply = await post('/api/admin/queues/session', {}, bearer(admin, session));
      expect([reply.status, reply.headers.has('set-cookie')]).toEqual(isGiven ? [200, true] : [403, false]);
    });
  });

  it('is what the refusal names: to set it up, or to give its code', async () => {
    const refusalOf = async (admin: Actor) =>
      (await gateways.required.get('/api/admin/users', bearer(admin))).json() as Promise<unknown>;
    const refused = { success: false, code: 'SECOND_FACTOR_REQUIRED', message: expect.any(String) };
    expect(await refusalOf(without)).toMatchObject({ ...refused, secondFactor: 'setup' });
    expect(await refusalOf(withFactor)).toMatchObject({ ...refused, secondFactor: 'code' });
  });

  it('is not asked of landlords, and does not come before a suspension', async () => {
    const { people, get } = gateways.required;
    const landlord = anActor({ secondFactorSince: SINCE });
    const suspended = anAdmin({ isSuspended: true });
    for (const actor of [landlord, suspended]) people.set(actor.id, actor);
    expect((await get('/api/properties/my-properties', bearer(landlord))).status).toBe(200);
    const refused = await get('/api/admin/users', bearer(suspended));
    expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });

  it('closes a board of queues that is open when another factor is set up', async () => {
    const { people, post, origin } = gateways.optional;
    const admin = anAdmin({ secondFactorSince: SINCE });
    people.set(admin.id, admin);
    const session = await post('/api/admin/queues/session', {}, bearer(admin, { secondFactorAt: SINCE }));
    const cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const look = async () => (await fetch(`${origin}/api/admin/queues/`, { headers: { cookie } })).status;
    expect(await look()).toBe(200);
    people.set(admin.id, { ...admin, secondFactorSince: SINCE + 1 });
    // the BFF caches an actor for a second
    while ((await look()) === 200) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await look()).toBe(403);
  });
});
