import type { Actor } from '@pokriv/contracts/actor';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import { anActor } from '@pokriv/service-kit/testing';
import { expectedAnswers, people, type Answer } from '@pokriv/service-kit/testing-permissions';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { answerAtGateway } from './answer-at-gateway.testing.ts';

const table = endpointList.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const newcomer = anActor();
const badTokens = {
  forged: (admin: Actor) => bearer(`bad.${admin.id}.0.9999999999`),
  expired: (admin: Actor) => bearer(aToken(admin.id, { expires: 1 })),
  'of another scheme': (admin: Actor) => ({ authorization: `Basic ${aToken(admin.id)}` }),
};

describe('permissions at the gateway', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
    for (const actor of Object.values(people)) if (actor) bff.people.set(actor.id, actor);
  });
  afterAll(() => bff.close());

  const answerOf = (endpoint: Endpoint, headers: Record<string, string>) =>
    answerAtGateway(bff, endpoint, headers);

  it.each(table)('allows %s to the roles of spec §6 only', async (_name, endpoint) => {
    const answers: Record<string, Answer> = {};
    for (const [name, actor] of Object.entries(people))
      answers[name] = await answerOf(endpoint, actor ? bearer(aToken(actor.id)) : {});
    expect(answers).toEqual(expectedAnswers(endpoint));
  });

  it.each(table)('allows %s without a profile only if it needs none', async (_name, endpoint) => {
    const needsNone = endpoint.access === 'public' || endpoint.access === 'identified';
    const answer = await answerOf(endpoint, bearer(aToken(newcomer.id)));
    expect(answer).toBe(needsNone ? 'through' : 'FORBIDDEN');
  });

  it.each(table)('refuses %s with an invalid token', async (_name, endpoint) => {
    for (const headersOf of Object.values(badTokens))
      expect(await answerOf(endpoint, headersOf(people.admin))).toBe('UNAUTHENTICATED');
  });
});
