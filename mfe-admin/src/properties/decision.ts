import type { OwnProperty } from '@pokriv/contracts/property';
import { listingStates, type ListingAction, type RejectCode } from '@pokriv/contracts/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { call } from '@pokriv/web-kit/api';
import { successText } from '@pokriv/web-kit/messages';

import { texts } from '../messages.ts';

export type Decision =
  | { action: 'approve' | 'reinstate' }
  | { action: 'reject'; reason: string; code?: RejectCode }
  | { action: 'remove'; reason: string };
export type DecisionAction = Decision['action'];

const decisionActions: readonly DecisionAction[] = ['approve', 'reject', 'remove', 'reinstate'];
const isDecision = (action: ListingAction): action is DecisionAction =>
  (decisionActions as readonly ListingAction[]).includes(action);

/** Whether changes of a listing that itself is approved wait. */
export const hasWaitingChanges = ({ status, revision }: Pick<OwnProperty, 'status' | 'revision'>): boolean =>
  status !== 'pending' && revision?.status === 'pending';

/**
 * What a moderator may do with a listing now: the table of states decides, and waiting changes of one that is public are
 * approved or refused without a change of its state (decisions §5).
 */
export function decisionsFor(listing: Pick<OwnProperty, 'status' | 'revision'>): DecisionAction[] {
  const { status } = listing;
  const steps = possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isDecision);
  return hasWaitingChanges(listing) ? ['approve', 'reject', ...steps] : steps;
}

/** The toast after it. */
export const decisionText: Readonly<Record<DecisionAction, string>> = {
  approve: successText('admin.approve'),
  reject: successText('admin.reject'),
  remove: texts.removed,
  reinstate: texts.reinstated,
};

/**
 * Carries a decision out, about what is on screen.
 * @throws AppError INVALID_TRANSITION when somebody else was faster; CONFLICT when the owner has changed it meanwhile
 */
export function sendDecision({ id, version }: Pick<OwnProperty, 'id' | 'version'>, decision: Decision) {
  const params = { id };
  switch (decision.action) {
    case 'approve':
      return call('approveProperty', { params, body: { version } });
    case 'reinstate':
      return call('reinstateProperty', { params });
    case 'remove':
      return call('removeProperty', { params, body: { reason: decision.reason } });
    case 'reject': {
      const { reason, code } = decision;
      return call('rejectProperty', { params, body: { reason, version, ...(code && { code }) } });
    }
  }
}
