import type { StoredDecision } from '@pokriv/moderation-service/decisions/decision.model';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';

import { hash } from '../random.ts';
import type { DemoListing } from './demo-listings.ts';
import { demoAccounts } from './people/people.ts';

type Decided = Pick<DemoListing, 'id' | 'status' | 'moderation'>;

/** Id of the statement of reasons of a returned or removed listing; undefined for others. */
export function decisionIdOf({ id, status, moderation }: Decided): string | undefined {
  if ((status !== 'rejected' && status !== 'removed') || !moderation.decidedAt) return undefined;
  return [0, 1, 2].map((part) => hash(`decision/${part}/${id}`).toString(16).padStart(8, '0')).join('');
}

/** Statements of reasons of the demo administrator's decisions. */
export const demoDecisions = (listings: readonly StoredListing[]): StoredDecision[] =>
  listings.flatMap(({ _id: listingId, status, ownerId, landlord, fields, moderation }) => {
    const { reason, code, decidedAt, decisionId } = moderation;
    if (decisionId === undefined || !decidedAt) return [];
    return [
      {
        _id: decisionId,
        kind: status === 'removed' ? 'listing_removed' : 'listing_returned',
        ...{ ownerId, email: landlord.email, firstName: landlord.firstName },
        ...{ listingId, title: fields.title ?? '', code, reason: reason ?? '', source: 'review' },
        ...{ isFoundByMachine: false, isDecidedByMachine: false, decidedBy: demoAccounts.admin.id },
        ...{ until: null, at: decidedAt },
      },
    ];
  });
