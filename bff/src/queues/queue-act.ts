import type { Actor } from '@pokriv/contracts/actor';
import type { AuditFact } from '@pokriv/contracts/moderation/audit';

import { messages } from '../messages.ts';
import { isReading } from './assert-allowed.ts';

const LONGEST = 200;
const inQueue = /^\/api\/queues\/([\w-]+)\/(.+)$/u;

interface QueueStep {
  actor: Actor;
  ip: string;
  method: string;
  path: string;
}

/** Audit fact of a board action; undefined for a read. */
export function queueAct({ actor, ip, method, path }: QueueStep, now = new Date()): AuditFact | undefined {
  if (isReading(method)) return undefined;
  const [, queue, step = path] = inQueue.exec(path) ?? [];
  return {
    actor: { id: actor.id, name: `${actor.firstName} ${actor.lastName}`.trim() },
    ip,
    action: 'queues',
    target: { kind: 'queue', id: queue ?? 'all', label: queue ?? messages.allQueues },
    before: {},
    // `42/retry`, `42/clean`, `retry/failed`, `pause` …
    after: { step: step.slice(0, LONGEST) },
    reason: null,
    at: now.toISOString(),
  };
}
