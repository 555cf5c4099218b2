import { useEffect, useEffectEvent, useRef } from 'react';

import type { Draft } from '../draft.ts';
import type { DraftState } from '../draft-state.ts';
import { autosaveDelay, isUnpublished } from './autosave-delay.ts';
import { isSameLocalDraft, storeLocalDraft, unsavedPart, type LocalDraft } from './local-draft.ts';

/** Stores unsaved changes locally on every keystroke; removes only its own. */
function useLocalDraft(state: DraftState, userId: string, formId: string): void {
  const { fields, base, dirty, creation } = state;
  const last = useRef<{ formId: string; kept: LocalDraft | undefined }>(undefined);
  useEffect(() => {
    const part = unsavedPart(fields, base, dirty);
    const kept = part && { ...part, at: Date.now(), ...(creation && { creation }) };
    const before = last.current;
    if (before && before.formId !== formId) storeLocalDraft(userId, before.formId, undefined);
    const isUnchanged = before?.formId === formId && isSameLocalDraft(before.kept, kept);
    last.current = { formId, kept };
    if (!isUnchanged) storeLocalDraft(userId, formId, kept);
  }, [userId, formId, fields, base, dirty, creation]);
}

function useAutosave(draft: Draft, state: DraftState): void {
  const { fields, save, dirty } = state;
  const changedAt = useRef<number>(undefined);
  const isDirty = dirty.size > 0;

  useEffect(() => {
    if (!isDirty || save === 'saved') changedAt.current = undefined;
    if (!isDirty) return;
    changedAt.current ??= Date.now();
    const delay = autosaveDelay(draft.get(), changedAt.current, Date.now());
    if (delay === undefined) return;
    const timer = setTimeout(() => void draft.save(), delay);
    return () => clearTimeout(timer);
  }, [draft, fields, save, isDirty]);

  const saveNow = useEffectEvent(() => {
    if (isUnpublished(state) && isDirty && save !== 'saving' && save !== 'conflict') void draft.save();
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    const onOnline = () => saveNow();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('online', onOnline);
    };
  }, []);
}

/**
 * Local storage at once, the server after a debounce, and a `beforeunload` prompt for unsaved changes.
 * @param formId storage key: listing id or key of the new form
 */
export function useDraftSaving(
  draft: Draft,
  state: DraftState,
  owner: { userId: string; formId: string },
): void {
  useLocalDraft(state, owner.userId, owner.formId);
  useAutosave(draft, state);

  const isUnsaved = state.dirty.size > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
