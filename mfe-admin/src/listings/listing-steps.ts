import {
  listingStates,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { call } from '@pokriv/web-kit/api';

import type { Sending } from '../deciding/undoable.ts';

/** Row actions. Approving and rejecting need the review of the whole listing. */
export const tableSteps = ['remove', 'reinstate', 'restore', 'delete'] as const;
export type TableStep = (typeof tableSteps)[number];

const isTableStep = (action: ListingAction): action is TableStep =>
  (tableSteps as readonly ListingAction[]).includes(action);

/** Transitions that the state table allows an administrator (decisions §5). */
export const stepsFor = (status: ListingStatus): TableStep[] =>
  possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isTableStep);

const calls = { restore: 'restoreProperty', delete: 'deleteProperty' } as const;

/**
 * Performs an action that is no decision of moderation.
 * @throws AppError INVALID_TRANSITION when the listing has changed state; GONE 30 days after a deletion
 */
export const takeStep = (id: string, step: keyof typeof calls, sending: Sending) =>
  call(calls[step], { ...sending, params: { id } });
