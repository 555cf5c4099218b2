import type { DraftState } from '../draft-state.ts';

/** Quiet for this long, a draft is saved; a person who types on and on waits no longer than the second, in ms. */
const QUIET_MS = 2000;
const LONGEST_MS = 8000;
/** After a failure that may pass by itself. */
const RETRY_MS = 10_000;

/** What is published already is saved only by a press: half a word must not go out. */
export const isUnpublished = ({ saved }: Pick<DraftState, 'saved'>): boolean =>
  saved === undefined || saved.status === 'draft' || saved.status === 'rejected';

/**
 * In how many ms a draft is to be saved by itself; undefined while it is not to be.
 * @param changedAt when the oldest unsaved change was made, in ms
 */
export function autosaveDelay(state: DraftState, changedAt: number, now: number): number | undefined {
  const { dirty, save, isRetryable } = state;
  if (!isUnpublished(state) || dirty.size === 0) return undefined;
  if (save === 'conflict' || save === 'saving') return undefined;
  if (save === 'failed') return isRetryable ? RETRY_MS : undefined;
  return Math.max(0, Math.min(QUIET_MS, changedAt + LONGEST_MS - now));
}
