import { useEffect } from 'react';

import type { Draft, DraftState } from './draft.ts';
import { keep } from './kept-draft.ts';

/** Quiet for this long, a draft is saved, in ms. */
const AUTOSAVE_MS = 2500;

const isUnpublished = ({ saved }: DraftState): boolean =>
  saved === undefined || saved.status === 'draft' || saved.status === 'rejected';

/**
 * Keeps unsaved changes on this device, saves drafts by themselves, and asks before the tab is closed on changes. What is
 * published already is saved only by a press: half a word must not go out.
 */
export function useDraftKeeping(draft: Draft, state: DraftState, userId: string): void {
  const { fields, dirty, saved, save } = state;
  const id = saved?.id;
  const autosaves = isUnpublished(state) && dirty.size > 0 && save !== 'conflict' && save !== 'saving';

  useEffect(() => {
    keep(userId, id, Object.fromEntries([...dirty].map((key) => [key, fields[key]])));
    if (id) keep(userId, undefined, {});
  }, [userId, id, fields, dirty]);

  useEffect(() => {
    if (!autosaves) return;
    const timer = setTimeout(() => void draft.save(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [autosaves, draft, fields]);

  const isUnsaved = dirty.size > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
