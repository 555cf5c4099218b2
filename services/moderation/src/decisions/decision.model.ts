import { DECISIONS_YEARS } from '@pokriv/contracts/moderation/decision-kinds';
import type { RejectCode } from '@pokriv/contracts/listing/listing-states';
import type { DecisionKind, DecisionSource } from '@pokriv/contracts/moderation/decision-kinds';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Collection `decisions`: statements of reasons of restricting decisions (Digital Services Act, Art. 17). */
export interface StoredDecision {
  _id: string;
  kind: DecisionKind;
  ownerId: string;
  /** The owner's address at the time of the decision. */
  email: string;
  firstName: string;
  listingId: string | null;
  title: string | null;
  code: RejectCode | null;
  reason: string;
  /** Set for a dismissed report only. */
  reportId?: string;
  source: DecisionSource;
  isFoundByMachine: boolean;
  isDecidedByMachine: boolean;
  /** null: automated. */
  decidedBy: string | null;
  until: Date | null;
  at: Date;
}

const YEAR_S = 366 * 86_400;

const schema = storedSchema<StoredDecision>({
  _id: { type: String, required: true },
  kind: { type: String, required: true },
  ownerId: { type: String, required: true },
  email: { type: String, required: true },
  firstName: { type: String, required: true },
  listingId: String,
  title: String,
  code: String,
  reason: { type: String, required: true },
  reportId: String,
  source: { type: String, required: true },
  isFoundByMachine: { type: Boolean, required: true },
  isDecidedByMachine: { type: Boolean, required: true },
  decidedBy: String,
  until: Date,
  at: { type: Date, required: true },
});
schema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: DECISIONS_YEARS * YEAR_S });
schema.index({ ownerId: 1, at: -1 }, { name: 'of owner' });
schema.index({ reportId: 1 }, { name: 'of report', sparse: true });
schema.index({ decidedBy: 1 }, { name: 'of moderator', sparse: true });

export const decisionModel = defineModel<StoredDecision>('Decision', 'decisions', schema);
