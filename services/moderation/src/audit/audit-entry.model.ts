import type { AuditFact } from '@pokriv/contracts/moderation/audit';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';
import { Schema } from 'mongoose';

/** Collection `audit`: append-only log of administrators' actions, kept for a year. */
export interface StoredAuditEntry extends Omit<AuditFact, 'at'> {
  _id: string;
  at: Date;
  words: string[];
}

const YEAR_S = 366 * 86_400;

const schema = storedSchema<StoredAuditEntry>({
  _id: { type: String, required: true },
  actor: {
    type: storedPart<AuditFact['actor']>({
      id: { type: String, required: true },
      name: { type: String, required: true },
    }),
    required: true,
  },
  ip: { type: String, required: true },
  action: { type: String, required: true },
  target: {
    type: storedPart<AuditFact['target']>({
      kind: { type: String, required: true },
      id: { type: String, required: true },
      label: { type: String, required: true },
    }),
    required: true,
  },
  // the fields differ by kind of target
  before: { type: Schema.Types.Mixed, required: true },
  after: { type: Schema.Types.Mixed, required: true },
  reason: String,
  at: { type: Date, required: true },
  people: { type: [String], default: undefined },
  words: { type: [String], required: true, default: undefined },
});
const latest = { at: -1, _id: -1 } as const;
const [who, kind, act] = [{ 'actor.id': 1 }, { 'target.kind': 1 }, { action: 1 }] as const;
schema.index(latest, { name: 'newest' });
schema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: YEAR_S });
schema.index({ 'target.id': 1, ...latest }, { name: 'of target' });
schema.index({ people: 1 }, { name: 'of people', sparse: true });
schema.index({ ...who, ...latest, ...kind, ...act }, { name: 'list admin' });
schema.index({ ...kind, ...latest, ...who, ...act }, { name: 'list kind' });
schema.index({ ...act, ...latest, ...who, ...kind }, { name: 'list action' });
schema.index({ words: 1, ...latest, ...who, ...kind, ...act }, { name: 'list words' });

export const auditEntryModel = defineModel<StoredAuditEntry>('AuditEntry', 'audit', schema);
