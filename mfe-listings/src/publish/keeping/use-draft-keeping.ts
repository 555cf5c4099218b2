import { useEffect, useEffectEvent, useRef } from 'react';

import type { Draft } from '../draft.ts';
import type { DraftState } from '../draft-state.ts';
import { autosaveDelay, isUnpublished } from './autosave-delay.ts';
import { isSameKept, keep, keptPart, type KeptDraft } from './kept-draft.ts';

/** Keeps unsaved changes on this device from the first letter on; only what this form kept is taken away again. */
function useKept(state: DraftState, userId: string, formId: string): void {
  const { fields, base, dirty, creation } = state;
  const last = useRef<{ formId: string; kept: KeptDraft | undefined }>(undefined);
  useEffect(() => {
    const part = keptPart(fields, base, dirty);
    const kept = part && { ...part, at: Date.now(), ...(creation && { creation }) };
    const before = last.current;
    if (before && before.formId !== formId) keep(userId, before.formId, undefined);
    const isUnchanged = before?.formId === formId && isSameKept(before.kept, kept);
    last.current = { formId, kept };
    if (!isUnchanged) keep(userId, formId, kept);
  }, [userId, formId, fields, base, dirty, creation]);
}

/** Sends a draft some seconds after a change, when the network comes back, and when the page is put away. */
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
 * Nothing that was typed is lost: kept on this device at once, on the server soon after, and the browser asks before a tab
 * with changes is closed.
 * @param formId under which it is kept: the listing's id, or the new form's
 */
export function useDraftKeeping(
  draft: Draft,
  state: DraftState,
  owner: { userId: string; formId: string },
): void {
  useKept(state, owner.userId, owner.formId);
  useAutosave(draft, state);

  const isUnsaved = state.dirty.size > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
