import { formatCount, formatDate } from '@pokriv/web-kit/format';

import type { DraftState } from '../draft-state.ts';
import { isUnpublished } from './autosave-delay.ts';
import { keepingTexts as texts } from './messages.ts';

/** `14:05`, Sofia time. */
export const timeOf = (moment: number): string => formatDate(moment, 'moment').slice(-5);

/** @param wrongCount invalid fields, which are not saved */
export function saveText(state: DraftState, wrongCount: number): string {
  const { save, savedAt, dirty, failure, isRetryable } = state;
  if (save === 'conflict') return texts.conflict;
  if (save === 'saving') return texts.saving;
  if (save === 'failed') return isRetryable ? texts.retrying : failure || texts.failed;
  if (dirty.size > 0 && !isUnpublished(state)) return texts.unpublishedHint;
  const isWaiting = dirty.size > wrongCount || savedAt === undefined;
  if (dirty.size > 0 && isWaiting) return state.saved ? texts.dirty : texts.onDevice;
  const time = savedAt === undefined ? '' : texts.savedAt(timeOf(savedAt));
  return dirty.size > 0 ? `${time} · ${formatCount(wrongCount, texts.toMend)}` : time;
}
