import {
  listingStates,
  type ListingAction,
  type ListingStatus,
} from '@pokriv/contracts/listing/listing-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { call } from '@pokriv/web-kit/api';

import type { Sending } from '../deciding/undoable.ts';

/** Row actions; approval and rejection need a full review. */
export const tableSteps = ['remove', 'reinstate', 'restore', 'delete'] as const;
export type TableStep = (typeof tableSteps)[number];

const isTableStep = (action: ListingAction): action is TableStep =>
  (tableSteps as readonly ListingAction[]).includes(action);

/** Transitions allowed to an administrator by the state table (decisions §5). */
export const stepsFor = (status: ListingStatus): TableStep[] =>
  possibleActions(listingStates, status, { role: 'admin', isOwner: false }).filter(isTableStep);

const calls = { restore: 'restoreProperty', delete: 'deleteProperty' } as const;

/**
 * Performs a step outside moderation.
 * @throws AppError INVALID_TRANSITION when the listing has changed state; GONE 30 days after a deletion
 */
export const takeStep = (id: string, step: keyof typeof calls, sending: Sending) =>
  call(calls[step], { ...sending, params: { id } });
