import type { AuditFact } from '@pokriv/contracts/moderation/audit';
import { z } from 'zod';

import { callInternalRoute } from '../proxy/call-internal-route.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';

/** Writes an audit fact to the moderation service. @throws AppError UNAVAILABLE or TIMEOUT when it was not written */
export type RecordAct = (fact: AuditFact) => Promise<void>;

export function createRecordAct(moderation: UpstreamPool, actorSecret: string): RecordAct {
  return async (fact) => {
    await callInternalRoute(moderation, actorSecret, {
      path: '/internal/audit',
      body: fact,
      reply: z.unknown(),
    });
  };
}
