import { z } from 'zod';

import { auditTargets } from './audit-targets.ts';
import { Id, IsoDate, IsoDateTime, keysOf, pageQuery, textBetween } from '../zod-parts.ts';

/** Append-only. `action`: key of `actionWords`. */
export const AuditFact = z.object({
  actor: z.object({ id: z.string(), name: z.string() }),
  ip: z.string(),
  action: z.string(),
  target: z.object({ kind: keysOf(auditTargets), id: z.string(), label: z.string() }),
  /** Excludes unchanged fields. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string().nullable(),
  at: IsoDateTime,
  /** Ids of other users in the entry, for erasure; never shown. */
  people: z.array(z.string()).optional(),
});
export type AuditFact = z.infer<typeof AuditFact>;

export const AuditEntry = AuditFact.omit({ people: true }).extend({ id: z.string() });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = z.strictObject({
  query: textBetween(1, 100).optional(),
  actorId: Id.optional(),
  targetId: Id.optional(),
  kind: keysOf(auditTargets).optional(),
  action: z.string().max(60).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  ...pageQuery(100),
});
export type AuditQuery = z.output<typeof AuditQuery>;
