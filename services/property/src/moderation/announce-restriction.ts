import type { DecisionSource, RestrictionKind } from '@pokriv/contracts/moderation/decision-kinds';
import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import type { Unit } from '@pokriv/service-kit/mongo';
import { Types } from 'mongoose';

import { approvalOf } from '../listings/approval.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

export interface Restriction {
  kind: RestrictionKind;
  source: DecisionSource;
  isFoundByMachine: boolean;
  /** null for an automated decision. */
  decidedBy: string | null;
  reason: string;
  code?: NonNullable<StoredListing['moderation']['code']> | null | undefined;
  at: Date;
}

/**
 * Announces the statement of reasons of a restricting decision (Digital Services Act, Art. 17). @returns its facts for
 * the mail, and `moderation` for the listing
 */
export async function announceRestriction(
  { _id, ownerId, fields, images, landlord: { email, firstName } }: StoredListing,
  { kind, source, isFoundByMachine, decidedBy, reason, code = null, at }: Restriction,
  unit: Unit,
): Promise<{ stated: StatedFacts; moderation: StoredListing['moderation'] & { decidedAt: Date } }> {
  const id = new Types.ObjectId().toHexString();
  const stated = {
    id,
    source,
    isFoundByMachine,
    isDecidedByMachine: decidedBy === null,
    at: at.toISOString(),
  };
  await unit.announce('restriction-decided', {
    ...stated,
    ...{ kind, userId: ownerId, email, firstName, code, reason, decidedBy },
    listing: { id: _id, title: fields.title ?? '' },
    until: null,
  });
  const judged = approvalOf({ fields, images }, at);
  return { stated, moderation: { reason, code, decidedAt: at, decisionId: id, judged } };
}
