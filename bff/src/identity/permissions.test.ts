import type { Actor } from '@pokriv/contracts/actor';
import { fillPath } from '@pokriv/contracts/calls';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import { anActor } from '@pokriv/service-kit/testing';
import { expectedAnswers, people, type Answer } from '@pokriv/service-kit/testing-permissions';

import { startBff, type TestBff } from '../testing/start-bff.ts';
import { aToken } from '../testing/test-tokens.ts';

const table = endpointList.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signed in at the provider, without a profile here. */
const newcomer = anActor();
/** A seal of one's own, which must not reach a service. */
const ownSeal = 'e30.c2ln';
/** Tokens that nobody may pass with, whoever they say they are of. */
const badTokens = {
  forged: (admin: Actor) => bearer(`bad.${admin.id}.0.9999999999`),
  expired: (admin: Actor) => bearer(aToken(admin.id, { expires: 1 })),
  'of another scheme': (admin: Actor) => ({ authorization: `Basic ${aToken(admin.id)}` }),
};

describe('the door', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
    for (const actor of Object.values(people)) if (actor) bff.people.set(actor.id, actor);
  });
  afterAll(() => bff.close());

  /** What the service behind it got of the call. */
  const arrived = ({ owner }: Endpoint, path: string) =>
    owner === 'bff' ? [] : bff.upstreams[owner].received.filter(({ url }) => url === path);

  let count = 0;
  async function answerOf(endpoint: Endpoint, headers: Record<string, string>): Promise<Answer> {
    const { method, isCached, owner } = endpoint;
    const ids = { id: `id${(count += 1)}`, imageId: 'i', token: `t${count}.t` };
    const path = `${fillPath(endpoint.path, ids)}?call=${count}`;
    const reply = await fetch(`${bff.origin}/api${path}`, {
      method: method.toUpperCase(),
      headers: { 'x-pokriv-seal': ownSeal, ...headers },
    });
    const answer = await reply.text();
    const [received, ...more] = arrived(endpoint, path);
    expect([more, received?.headers['x-pokriv-seal'] === ownSeal]).toEqual([[], false]);
    const isRefused = reply.status === 401 || reply.status === 403;
    if (isRefused) {
      expect(received).toBeUndefined();
      return (JSON.parse(answer) as { code: Answer }).code;
    }
    // what is kept for everybody need not arrive each time
    if (owner !== 'bff' && !isCached) expect([reply.status, received?.url]).toEqual([200, path]);
    expect(reply.status).not.toBe(404);
    return 'through';
  }

  it.each(table)('lets exactly those through to %s whom spec §6 allows', async (_name, endpoint) => {
    const answers: Record<string, Answer> = {};
    for (const [name, actor] of Object.entries(people))
      answers[name] = await answerOf(endpoint, actor ? bearer(aToken(actor.id)) : {});
    expect(answers).toEqual(expectedAnswers(endpoint));
  });

  it.each(table)(
    'lets those without a profile through to %s only if it needs none',
    async (_name, endpoint) => {
      const needsNone = endpoint.access === 'public' || endpoint.access === 'identified';
      const answer = await answerOf(endpoint, bearer(aToken(newcomer.id)));
      expect(answer).toBe(needsNone ? 'through' : 'FORBIDDEN');
    },
  );

  it.each(table)('lets no bad token through to %s', async (_name, endpoint) => {
    for (const headersOf of Object.values(badTokens))
      expect(await answerOf(endpoint, headersOf(people.admin))).toBe('UNAUTHENTICATED');
  });
});
