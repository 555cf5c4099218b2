import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { NewRemark } from '@pokriv/contracts/listing/remark';
import {
  listingStates,
  type ListingAction,
  type ListingStatus,
  type RejectCode,
} from '@pokriv/contracts/listing/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { call } from '@pokriv/web-kit/api';
import { successText } from '@pokriv/web-kit/messages';

import { texts } from '../messages.ts';
import type { Sending } from './undoable.ts';

export type Decision =
  | { action: 'approve' | 'reinstate' }
  | { action: 'reject' | 'request_changes'; reason: string; code?: RejectCode; remarks?: NewRemark[] }
  | { action: 'remove'; reason: string };
export type ReasonedDecision = Extract<Decision, { reason: string }>;
export type DecisionAction = Decision['action'];
export type ReasonedAction = Exclude<DecisionAction, 'approve' | 'reinstate'>;

const decisionActions: readonly DecisionAction[] = [
  'approve',
  'reject',
  'request_changes',
  'remove',
  'reinstate',
];
const isDecision = (action: ListingAction): action is DecisionAction =>
  (decisionActions as readonly ListingAction[]).includes(action);

/** In any other state pending changes are reviewed with the whole listing. */
const approved: readonly ListingStatus[] = ['active', 'paused', 'expired', 'rented'];

export const hasWaitingChanges = ({ status, revision }: Pick<OwnProperty, 'status' | 'revision'>): boolean =>
  approved.includes(status) && revision?.status === 'pending';

export const isWaiting = (listing: Pick<OwnProperty, 'status' | 'revision'>): boolean =>
  listing.status === 'pending' || hasWaitingChanges(listing);

/** Time of the pending submission, otherwise the last change, ISO 8601. */
export const waitsSince = (
  listing: Pick<OwnProperty, 'status' | 'revision' | 'submittedAt' | 'updatedAt'>,
): string => (hasWaitingChanges(listing) ? listing.revision?.at : listing.submittedAt) ?? listing.updatedAt;

/**
 * Decisions open to a moderator: the state table, plus approval and rejection of the pending changes of a public
 * listing, which leave its state unchanged (decisions §5).
 */
export function decisionsFor(listing: Pick<OwnProperty, 'status' | 'revision'>): DecisionAction[] {
  const { status } = listing;
  const steps = possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isDecision);
  const offered = hasWaitingChanges(listing) ? (['approve', 'reject', ...steps] as const) : steps;
  // A rejection already asks the owner for changes.
  return offered.includes('reject') ? offered.filter((step) => step !== 'request_changes') : [...offered];
}

export const needsReason = (action: DecisionAction): action is ReasonedAction =>
  action !== 'approve' && action !== 'reinstate';

/** Toasts. */
export const decisionText: Readonly<Record<DecisionAction, string>> = {
  approve: successText('admin.approve'),
  reject: successText('admin.reject'),
  request_changes: texts.changesRequested,
  remove: texts.removed,
  reinstate: texts.reinstated,
};

/**
 * Sends a decision about the version on screen.
 * @throws AppError INVALID_TRANSITION when another moderator decided first; CONFLICT when the owner has changed the
 * listing
 */
export function sendDecision(
  { id, version }: Pick<OwnProperty, 'id' | 'version'>,
  decision: Decision,
  sending: Sending,
) {
  const common = { ...sending, params: { id } };
  switch (decision.action) {
    case 'approve':
      return call('approveProperty', { ...common, body: { version } });
    case 'reinstate':
      return call('reinstateProperty', common);
    case 'remove':
      return call('removeProperty', { ...common, body: { reason: decision.reason, version } });
    case 'reject':
    case 'request_changes': {
      const { action, reason, code, remarks } = decision;
      const name = action === 'reject' ? 'rejectProperty' : 'requestChanges';
      return call(name, {
        ...common,
        body: { reason, version, ...(code && { code }), ...(remarks && { remarks }) },
      });
    }
  }
}
