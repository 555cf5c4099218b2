import type { DraftState } from '../draft-state.ts';

/** Debounce and maximum wait before autosaving, ms. */
const QUIET_MS = 2000;
const LONGEST_MS = 8000;
/** Delay after a retryable failure, in ms. */
const RETRY_MS = 10_000;

/** Published listings are saved by a button only, so that unfinished text never goes public. */
export const isUnpublished = ({ saved }: Pick<DraftState, 'saved'>): boolean =>
  saved === undefined || saved.status === 'draft' || saved.status === 'rejected';

/**
 * Ms before the next autosave; undefined when there is nothing to save or saving is blocked.
 * @param changedAt oldest unsaved change, ms
 */
export function autosaveDelay(state: DraftState, changedAt: number, now: number): number | undefined {
  const { dirty, save, isRetryable } = state;
  if (!isUnpublished(state) || dirty.size === 0) return undefined;
  if (save === 'conflict' || save === 'saving') return undefined;
  if (save === 'failed') return isRetryable ? RETRY_MS : undefined;
  return Math.max(0, Math.min(QUIET_MS, changedAt + LONGEST_MS - now));
}
