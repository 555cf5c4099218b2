import { appealUntil } from '@pokriv/contracts/moderation/appeal-states';
import type { Decision } from '@pokriv/contracts/moderation/decision';

import type { StoredDecision } from './decision.model.ts';

export const listingOf = ({ listingId, title }: Pick<StoredDecision, 'listingId' | 'title'>) =>
  title === null ? null : { id: listingId, title };

/** Statement of reasons for the affected person, without the moderator's name. */
export const toDecision = (stored: StoredDecision): Decision => ({
  id: stored._id,
  kind: stored.kind,
  listing: listingOf(stored),
  code: stored.code,
  reason: stored.reason,
  source: stored.source,
  isFoundByMachine: stored.isFoundByMachine,
  isDecidedByMachine: stored.isDecidedByMachine,
  until: stored.until?.toISOString() ?? null,
  at: stored.at.toISOString(),
  appealUntil: appealUntil(stored.at).toISOString(),
});
