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

/** Runs a call's handler, so that whatever it does knows whose act it is. */
export const duringCall = <Result>(call: RunningCall, handler: () => Promise<Result>): Promise<Result> =>
  running.run(call, handler);

/** What an operation changed; `before` and `after` hold only what differs. */
export interface Act extends Pick<AuditFact, 'target'> {
  before?: AuditFact['before'];
  after?: AuditFact['after'];
  reason?: string | null;
  /** The log's name of the act; absent: the name of the call. */
  action?: string;
  /** Whose act it is, for administrators who act before their second factor is given. */
  by?: Pick<Actor, 'id' | 'firstName' | 'lastName'>;
  /** Ids of those whom it tells of besides the target, so that an erasure finds it. */
  people?: string[];
}

/** The line of the audit log for a change, if an administrator's call makes it; undefined for anybody else and for jobs. */
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

/** Tells the audit log of a change, with the change; of nobody's but an administrator's. */
export async function announceAct(act: Act, unit: Unit): Promise<void> {
  const fact = actOf(act);
  if (fact) await unit.announce('admin-acted', fact);
}

/** Tells the audit log of what the product decided by a rule of its own, under the call that an administrator would make. */
export async function announceSystemAct(act: Act, action: CallName, unit: Unit): Promise<void> {
  const rest = { before: {}, after: {}, reason: null, ip: '', at: new Date().toISOString() };
  await unit.announce('admin-acted', { ...rest, ...act, action, actor: systemActor });
}

/** That a whole table leaves as a file. */
export const exportAct = (id: string, label: string): Act => ({ target: { kind: 'table', id, label } });
