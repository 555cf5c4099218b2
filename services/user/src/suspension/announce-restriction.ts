import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import type { DecisionSource, personKinds } from '@pokriv/contracts/moderation/decision-kinds';
import type { Unit } from '@pokriv/service-kit/mongo';
import { Types } from 'mongoose';

import type { StoredAccount } from '../accounts/account.model.ts';

interface Restriction {
  kind: (typeof personKinds)[number];
  reason: string;
  source: DecisionSource;
  decidedBy: string;
  isFoundByMachine?: boolean;
  /** End of a suspension; null: none. */
  until: Date | null;
  /** Title of the listing that caused a warning. */
  title?: string;
}

/**
 * Announces the statement of reasons of a decision about a person (Digital Services Act, Art. 17), never automated.
 * @returns its facts for the mail
 */
export async function announceRestriction(
  { _id: userId, email, firstName }: StoredAccount,
  { kind, reason, source, decidedBy, isFoundByMachine = false, until, title }: Restriction,
  unit: Unit,
): Promise<StatedFacts> {
  const id = new Types.ObjectId().toHexString();
  const at = new Date().toISOString();
  const stated = { id, source, isFoundByMachine, isDecidedByMachine: false, at };
  await unit.announce('restriction-decided', {
    ...stated,
    ...{ kind, userId, email, firstName, reason, decidedBy, code: null },
    listing: title === undefined ? null : { id: null, title },
    until: until?.toISOString() ?? null,
  });
  return stated;
}
