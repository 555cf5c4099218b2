import type { Actor } from '@pokriv/contracts/actor';
import type { AuditFact } from '@pokriv/contracts/moderation/audit';
import { fillPath, type CallName, type Owner } from '@pokriv/contracts/calls';
import { endpointList, endpointOf } from '@pokriv/contracts/endpoints';

import { anActor, type SendOptions, type Sent } from './testing.ts';

export interface Act {
  params?: Record<string, string>;
  body?: unknown;
  target: { kind: AuditFact['target']['kind']; id?: string };
}
export type Recipe = () => Promise<Act>;

export const auditor = anActor({
  id: 'auditor',
  role: 'admin',
  firstName: 'Анна',
  lastName: 'Колева',
  listingLimit: null,
});
const IP = '10.9.8.7';

/** Admin-only calls that change data or export a table. */
export const auditedCalls = (owner: Owner, exceptions: readonly CallName[] = []): CallName[] =>
  endpointList
    .filter((endpoint) => endpoint.owner === owner && String(endpoint.access) === 'admin')
    .filter(({ method, isFile }) => method !== 'get' || isFile)
    .map(({ name }) => name)
    .filter((name) => !exceptions.includes(name));

interface Walk {
  send: (method: string, path: string, options?: SendOptions) => Promise<Sent>;
  recipes: Partial<Record<CallName, Recipe>>;
  /** All audit facts so far, oldest first. */
  facts: () => Promise<unknown[]>;
  as?: Actor;
}

/**
 * Makes one call.
 * @returns the announced and the expected audit facts
 * @throws Error for a call without a recipe, or a failed call
 */
export async function walk({ send, recipes, facts, as = auditor }: Walk, name: CallName) {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`${name}: write a recipe for it, so that its line in the log is seen`);
  const { params, body, target } = await recipe();
  const before = (await facts()).length;
  const { method, path } = endpointOf(name);
  const reply = await send(method.toUpperCase(), fillPath(path, params), { as, body, ip: IP });
  if (reply.status >= 300) throw new Error(`${name} answered ${reply.status} ${JSON.stringify(reply.body)}`);
  return {
    told: (await facts()).slice(before),
    expected: [
      { action: name, actor: { id: as.id, name: `${as.firstName} ${as.lastName}` }, ip: IP, target },
    ],
  };
}
