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

/** What a moderator may do with a listing now: the table of states decides (decisions §5). */
export function decisionsFor({ status }: Pick<OwnProperty, 'status'>): DecisionAction[] {
  return possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isDecision);
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
