import { fillPath } from '@pokriv/contracts/calls';
import type { Endpoint } from '@pokriv/contracts/endpoints';
import type { Answer } from '@pokriv/service-kit/testing-permissions';

import type { TestBff } from '../start-bff.testing.ts';

/** A forged seal, which must not reach a service. */
const ownSeal = 'e30.c2ln';
let count = 0;

/** Calls an endpoint and returns the gateway's decision; checks that only an admitted call reached the service. */
export async function answerAtGateway(
  bff: TestBff,
  endpoint: Endpoint,
  headers: Record<string, string>,
): Promise<Answer> {
  const { method, isCached, owner } = endpoint;
  const parts = { imageId: 'i', personId: 'p', noteId: 'n' };
  const ids = { ...parts, id: `id${(count += 1)}`, token: `t${count}.t`, secret: `s${count}` };
  const path = `${fillPath(endpoint.path, ids)}?call=${count}`;
  const reply = await fetch(`${bff.origin}/api${path}`, {
    method: method.toUpperCase(),
    headers: { 'x-pokriv-seal': ownSeal, ...headers },
  });
  const answer = await reply.text();
  const arrived = owner === 'bff' ? [] : bff.upstreams[owner].received.filter(({ url }) => url === path);
  const [received, ...more] = arrived;
  expect([more, received?.headers['x-pokriv-seal'] === ownSeal]).toEqual([[], false]);
  if (reply.status === 401 || reply.status === 403) {
    expect(received).toBeUndefined();
    return (JSON.parse(answer) as { code: Answer }).code;
  }
  // a cached reply need not reach the service
  if (owner !== 'bff' && !isCached) expect([reply.status, received?.url]).toEqual([200, path]);
  expect(reply.status).not.toBe(404);
  return 'through';
}
