import { calls, fillPath, type CallName } from '@pokriv/contracts/calls';

import type { Measure } from '../report/row.ts';
import type { BadToken } from './bad-tokens.ts';

interface Tried {
  name: CallName;
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

/** Reads and writes of every access level and service, cached and uncached. */
const tried: Tried[] = [
  { name: 'listRoleChangeRequests' },
  { name: 'listReports' },
  { name: 'listFavorites' },
  { name: 'getProfile' },
  { name: 'updateProfile', body: { firstName: 'Чужда' } },
  { name: 'createProperty', body: { title: 'Обява с чужд токен' } },
  { name: 'searchProperties', query: '?location=sofia' },
  { name: 'checkPhone', body: { phone: '0888123456' } },
];

const SHOWN = 8;
const isKept = (name: CallName) => 'isCached' in calls[name];

async function statusesOf(origin: string, authorization: string): Promise<Map<CallName, number>> {
  const statuses = new Map<CallName, number>();
  for (const { name, params, query = '', body } of tried) {
    const { method, path } = calls[name];
    const reply = await fetch(`${origin}/api${fillPath(path, params)}${query}`, {
      method: method.toUpperCase(),
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    await reply.arrayBuffer();
    statuses.set(name, reply.status);
  }
  return statuses;
}

/** Control: a valid token opens every call, so that refusals are due to the token. */
export async function goodToken(origin: string, what: string, token: string): Promise<Measure> {
  const statuses = await statusesOf(origin, `Bearer ${token}`);
  const refused = [...statuses].filter(([, status]) => status >= 300);
  if (refused.length > 0) console.log(refused);
  return {
    what,
    target: `taken on ${tried.length} calls`,
    measured: `on ${tried.length - refused.length}`,
    met: refused.length === 0,
  };
}

/** Every bad token on every call: expects no success and no server error. */
export async function refusals(origin: string, what: string, tokens: readonly BadToken[]): Promise<Measure> {
  const troubles: string[] = [];
  let accepted = 0;
  for (const { what: kind, authorization, isEnded } of tokens) {
    for (const [name, status] of await statusesOf(origin, authorization)) {
      if (isEnded && isKept(name)) continue;
      if (status < 400) accepted += 1;
      if (![401, 431].includes(status)) troubles.push(`${kind} on ${name}: ${status}`);
    }
  }
  if (troubles.length > 0) console.log(troubles.slice(0, SHOWN).join('\n'));
  return {
    what,
    target: '0, and no answer but 401 (431 if too long)',
    measured: `${accepted} of ${tokens.length} tokens × ${tried.length} calls accepted, ${troubles.length} otherwise`,
    met: troubles.length === 0,
  };
}
