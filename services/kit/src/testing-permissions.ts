import type { Actor } from '@pokriv/contracts/actor';
import { fillPath, type CallName, type Owner } from '@pokriv/contracts/calls';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import type { ErrorCode } from '@pokriv/contracts/errors';

import { SEAL_HEADER } from './actor.ts';
import { anActor, type SendOptions, type Sent } from './testing.ts';

/** Kinds of callers in the rules of spec §6. */
export const people = {
  visitor: undefined,
  tenant: anActor({ role: 'tenant' }),
  landlord: anActor({ role: 'landlord' }),
  admin: anActor({ role: 'admin', listingLimit: null }),
  // an admin, so that only the suspension can be the cause
  suspended: anActor({ role: 'admin', isSuspended: true }),
} as const satisfies Record<string, Actor | undefined>;
export type PersonName = keyof typeof people;

export type Answer = 'through' | ErrorCode;
const through = 'through';
const [visitor, notTheirs, suspended] = ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED'] as const;

/**
 * Expected answers by access, spelled out, since computed ones would repeat the code under test. An access without a
 * row fails the tests of all its calls.
 */
const rows: Readonly<Record<string, Readonly<Record<PersonName, Answer>>>> = {
  public: { visitor: through, tenant: through, landlord: through, admin: through, suspended: through },
  identified: { visitor, tenant: through, landlord: through, admin: through, suspended: through },
  'signed-in': { visitor, tenant: through, landlord: through, admin: through, suspended },
  'landlord,admin': { visitor, tenant: notTheirs, landlord: through, admin: through, suspended },
  admin: { visitor, tenant: notTheirs, landlord: notTheirs, admin: through, suspended },
};

/** @throws Error for an access without a row */
export function expectedAnswers({ access, name }: Endpoint): Readonly<Record<PersonName, Answer>> {
  const row = rows[String(access)];
  if (!row) throw new Error(`${name}: no row for the access ${String(access)}`);
  return row;
}

export const callsOf = (owner: Owner): [CallName, Endpoint][] =>
  endpointList.filter((endpoint) => endpoint.owner === owner).map((endpoint) => [endpoint.name, endpoint]);

/** An invalid id: validation refuses an authorized caller's call, and nothing changes. */
const NO_ID = '!';
const idsOf = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => [name, NO_ID]));

export const WRONG_BODY = { 'no-such-field': 1 };

/** Bodies of calls about a listing that reject an empty one: a valid call meets the check of the owner. */
export const validBodies: Partial<Record<CallName, object>> = {
  tickRemark: { place: 'title', isMended: true },
  changeLease: { leaseEnd: null, version: 1 },
};

export const wrongPath = ({ path }: Endpoint): string => `${fillPath(path, idsOf(path))}?no-such-field=1`;

type Send = (method: string, path: string, options?: SendOptions) => Promise<Sent>;

const ask = (send: Send, endpoint: Endpoint, options: SendOptions): Promise<Sent> =>
  send(endpoint.method.toUpperCase(), wrongPath(endpoint), {
    ...options,
    ...(endpoint.body && { body: WRONG_BODY }),
  });

/** `NOT_FOUND`: no service serves the call. A served call with parts to validate fails validation first. */
export function answerOf(
  { status, code }: { status: number; code?: ErrorCode },
  { params, query, body, upload }: Endpoint,
): Answer {
  if (status === 401 || status === 403 || status >= 500) return code ?? 'INTERNAL';
  const isChecked = params ?? query ?? body ?? upload;
  return status === 404 && isChecked ? 'NOT_FOUND' : through;
}

const told = ({ status, body }: Sent) => ({ status, code: (body as { code?: ErrorCode } | undefined)?.code });

export async function answersOf(send: Send, endpoint: Endpoint): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const [name, as] of Object.entries(people))
    answers[name] = answerOf(told(await ask(send, endpoint, { as })), endpoint);
  return answers;
}

export async function forgedAnswers(send: Send, endpoint: Endpoint): Promise<Answer[]> {
  const forged = `${Buffer.from(JSON.stringify({ actor: people.admin })).toString('base64url')}.c2ln`;
  const answers: Answer[] = [];
  for (const header of [forged, ''])
    answers.push(
      answerOf(
        told(await ask(send, endpoint, { as: people.admin, headers: { [SEAL_HEADER]: header } })),
        endpoint,
      ),
    );
  return answers;
}
