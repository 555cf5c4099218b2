import { AsyncLocalStorage } from 'node:async_hooks';

import { systemActor } from '@pokriv/contracts/moderation/audit-targets';
import type { Actor } from '@pokriv/contracts/actor';
import type { AuditFact } from '@pokriv/contracts/moderation/audit';
import type { CallName } from '@pokriv/contracts/calls';

import type { Caller } from './actor.ts';
import type { Unit } from './mongo.ts';

interface RunningCall {
  name: CallName;
  caller: Caller;
}

const running = new AsyncLocalStorage<RunningCall>();

export const duringCall = <Result>(call: RunningCall, handler: () => Promise<Result>): Promise<Result> =>
  running.run(call, handler);

/** `before` and `after` contain only the changed fields. */
export interface Act extends Pick<AuditFact, 'target'> {
  before?: AuditFact['before'];
  after?: AuditFact['after'];
  reason?: string | null;
  action?: string;
  /** Default: the caller. Set for administrators without a second factor, whose actor is a tenant. */
  by?: Pick<Actor, 'id' | 'firstName' | 'lastName'>;
  /** Further user ids concerned: an erasure finds the entry by them. */
  people?: string[];
}

export function actOf({ by, ...act }: Act, now = new Date()): AuditFact | undefined {
  const call = running.getStore();
  const caller = call?.caller.actor;
  const actor = by ?? (caller?.role === 'admin' ? caller : undefined);
  if (!call || !actor) return undefined;
  return {
    before: {},
    after: {},
    reason: null,
    action: call.name,
    ...act,
    actor: { id: actor.id, name: `${actor.firstName} ${actor.lastName}`.trim() },
    ip: call.caller.ip,
    at: now.toISOString(),
  };
}

export async function announceAct(act: Act, unit: Unit): Promise<void> {
  const fact = actOf(act);
  if (fact) await unit.announce('admin-acted', fact);
}

export async function announceSystemAct(act: Act, action: CallName, unit: Unit): Promise<void> {
  const rest = { before: {}, after: {}, reason: null, ip: '', at: new Date().toISOString() };
  await unit.announce('admin-acted', { ...rest, ...act, action, actor: systemActor });
}

export const exportAct = (id: string, label: string): Act => ({ target: { kind: 'table', id, label } });
