import type { OwnProperty } from '@pokriv/contracts/listing/property';
import {
  listingStates,
  type ListingAction,
  type ListingStatus,
  type RejectCode,
} from '@pokriv/contracts/listing/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { call, type CallOptions } from '@pokriv/web-kit/api';
import { successText } from '@pokriv/web-kit/messages';

import { texts } from '../messages.ts';

export type Decision =
  | { action: 'approve' | 'reinstate' }
  | { action: 'reject' | 'request_changes'; reason: string; code?: RejectCode }
  | { action: 'remove'; reason: string };
export type DecisionAction = Decision['action'];
/** Those that the owner is told a reason for. */
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

/** What is down waits with its listing. */
const approved: readonly ListingStatus[] = ['active', 'paused', 'expired', 'rented'];

/** Whether changes of a listing that itself is approved wait. */
export const hasWaitingChanges = ({ status, revision }: Pick<OwnProperty, 'status' | 'revision'>): boolean =>
  approved.includes(status) && revision?.status === 'pending';

/** When what waits for a moderator came, or else the last change: ISO 8601. */
export const waitsSince = (
  listing: Pick<OwnProperty, 'status' | 'revision' | 'submittedAt' | 'updatedAt'>,
): string => (hasWaitingChanges(listing) ? listing.revision?.at : listing.submittedAt) ?? listing.updatedAt;

/**
 * What a moderator may do with a listing now: the table of states decides, and waiting changes of one that is public are
 * approved or refused without a change of its state (decisions §5).
 */
export function decisionsFor(listing: Pick<OwnProperty, 'status' | 'revision'>): DecisionAction[] {
  const { status } = listing;
  const steps = possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isDecision);
  const offered = hasWaitingChanges(listing) ? (['approve', 'reject', ...steps] as const) : steps;
  // To send back what waits is to ask for changes.
  return offered.includes('reject') ? offered.filter((step) => step !== 'request_changes') : [...offered];
}

export const needsReason = (action: DecisionAction): action is ReasonedAction =>
  action !== 'approve' && action !== 'reinstate';

/** The toast after it. */
export const decisionText: Readonly<Record<DecisionAction, string>> = {
  approve: successText('admin.approve'),
  reject: successText('admin.reject'),
  request_changes: texts.changesRequested,
  remove: texts.removed,
  reinstate: texts.reinstated,
};

/** How a decision goes out. */
export type Sending = Pick<CallOptions<'approveProperty'>, 'quiet' | 'keepalive'>;

/**
 * Carries a decision out, about what is on screen.
 * @throws AppError INVALID_TRANSITION when somebody else was faster; CONFLICT when the owner has changed it meanwhile
 */
export function sendDecision(
  { id, version }: Pick<OwnProperty, 'id' | 'version'>,
  decision: Decision,
  sending: Sending = {},
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
      const { action, reason, code } = decision;
      const name = action === 'reject' ? 'rejectProperty' : 'requestChanges';
      return call(name, { ...common, body: { reason, version, ...(code && { code }) } });
    }
  }
}
