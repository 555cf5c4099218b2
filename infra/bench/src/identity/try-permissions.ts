import { claimsOf } from '@pokriv/bff/identity/own-keys';
import { fillPath, type CallName } from '@pokriv/contracts/calls';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import type { ErrorCode } from '@pokriv/contracts/errors';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { SEAL_HEADER } from '@pokriv/service-kit/actor';
import {
  answerOf,
  expectedAnswers,
  validBodies,
  WRONG_BODY,
  wrongPath,
  type Answer,
  type PersonName,
} from '@pokriv/service-kit/testing-permissions';

import type { Person } from '../faults/people.ts';

export interface Cell {
  call: string;
  who: string;
  came: Answer;
  expected: Answer;
}

/**
 * Refusals by the stored account, which people of the services' tests do not have. The profile tells a suspended person
 * of the suspension at sign-in. A second factor is for administrators only; its access is `signed-in`, because they are
 * tenants until they have given it.
 */
const byAccount: Partial<Record<CallName, Partial<Record<PersonName, Answer>>>> = {
  getProfile: { suspended: 'ACCOUNT_SUSPENDED' },
  setUpSecondFactor: { tenant: 'FORBIDDEN', landlord: 'FORBIDDEN' },
};

const PATIENCE_MS = 15_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls that cannot be made invalid run last, and logout after all others. */
const order = ({ name, params, query, body, upload }: Endpoint): number => {
  if (name === 'logout') return 2;
  return (params ?? query ?? body ?? upload) ? 0 : 1;
};
const table = [...endpointList].sort((one, other) => order(one) - order(other));

/** Sends one request, invalid where possible so that nothing changes. */
async function answer(
  origin: string,
  endpoint: Endpoint,
  headers: Record<string, string>,
  path = wrongPath(endpoint),
): Promise<Answer> {
  const isWrong = path === wrongPath(endpoint);
  const reply = await fetch(origin + path, {
    method: endpoint.method.toUpperCase(),
    headers: { ...headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
    body: endpoint.body && JSON.stringify(isWrong ? WRONG_BODY : (validBodies[endpoint.name] ?? {})),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (endpoint.isStream && reply.ok) {
    await reply.body?.cancel();
    return 'through';
  }
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  const code = isJson ? (JSON.parse(text) as { code?: ErrorCode }).code : undefined;
  return answerOf({ status: reply.status, code }, endpoint);
}

export async function peoplesCells(
  bffUrl: string,
  tokens: Readonly<Record<Exclude<PersonName, 'visitor'>, string>>,
): Promise<Cell[]> {
  const headers: Record<PersonName, Record<string, string>> = {
    visitor: {},
    tenant: bearer(tokens.tenant),
    landlord: bearer(tokens.landlord),
    admin: bearer(tokens.admin),
    suspended: bearer(tokens.suspended),
  };
  const cells: Cell[] = [];
  for (const endpoint of table) {
    const expected = { ...expectedAnswers(endpoint), ...byAccount[endpoint.name] };
    for (const who of Object.keys(headers) as PersonName[]) {
      const came = await answer(`${bffUrl}/api`, endpoint, headers[who]);
      cells.push({ call: endpoint.name, who, came, expected: expected[who] });
    }
  }
  return cells;
}

export async function ownersCells(bffUrl: string, id: string, token: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const endpoint of table) {
    const { owner, access } = endpoint;
    if (owner !== 'property' || String(access) !== 'landlord,admin' || !endpoint.path.includes('/:id'))
      continue;
    const path = fillPath(endpoint.path, { id, imageId: 'none' });
    const came = await answer(`${bffUrl}/api`, endpoint, bearer(token), path);
    cells.push({ call: endpoint.name, who: 'another landlord', came, expected: 'FORBIDDEN' });
  }
  return cells;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function forgedCells({ urls, env }: Stack, admin: Person): Promise<Cell[]> {
  // claims another project: this stack's emulator checks no signatures (R11 covers those)
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf('another-project', admin.id))}.`;
  const seal = { [SEAL_HEADER]: `${part({ actor: { id: admin.id, role: 'admin' } })}.c2ln` };
  const cells: Cell[] = [];
  for (const endpoint of table) {
    const { name, owner } = endpoint;
    const bffApi = `${urls.bffUrl}/api`;
    const refused = { call: name, expected: 'UNAUTHENTICATED' } as const;
    cells.push({ ...refused, who: 'forged token', came: await answer(bffApi, endpoint, bearer(token)) });
    const { visitor: expected } = expectedAnswers(endpoint);
    cells.push({ call: name, who: 'own seal', expected, came: await answer(bffApi, endpoint, seal) });
    if (owner === 'bff') continue;
    const service = `http://${env.HOST ?? '127.0.0.1'}:${urls.ports[owner]}`;
    cells.push({ ...refused, who: 'own seal at the service', came: await answer(service, endpoint, seal) });
  }
  return cells;
}
