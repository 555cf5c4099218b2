import * as pages from '@pokriv/contracts/pages';
import { AppError } from '@pokriv/contracts/errors';
import { refresh } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { refreshAfterStep, refreshListings } from '../refresh-listings.ts';
import type { MineState } from '../mine/use-mine-address.ts';
import type { Draft } from './draft.ts';
import { publishTexts as texts } from './messages.ts';
import { savedText } from './saved-text.ts';

interface FinishOptions {
  draft: Draft;
  isPublished: boolean;
  openCount: number;
}

const versionOf = (draft: Draft): number | undefined => draft.get().saved?.version;

/**
 * Refreshes the tab's other pages when the form is left, because autosaves and pictures bypass the final button.
 * @returns marks the pages as refreshed
 */
function useRefreshOnLeave(draft: Draft): () => void {
  const shown = useRef(versionOf(draft));
  useEffect(
    () => () => {
      if (versionOf(draft) !== shown.current) void refreshListings();
    },
    [draft],
  );
  return () => {
    shown.current = versionOf(draft);
  };
}

export function useFinish({ draft, isPublished, openCount }: FinishOptions) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const refreshed = useRefreshOnLeave(draft);

  const submit = async (): Promise<void> => {
    const answer = await draft.submit();
    toast({ tone: 'success', text: texts.submitted });
    refreshed();
    await refreshAfterStep(answer);
  };
  const saveChanges = async (): Promise<boolean> => {
    const sent = draft.get().dirty;
    await draft.save();
    const state = draft.get();
    if (state.save === 'failed' || state.save === 'conflict') return false;
    toast({ tone: 'success', text: savedText(sent, state) });
    refreshed();
    await refreshListings();
    return true;
  };

  const finish = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (openCount > 0) {
      if (!isPublished) void draft.save();
      return;
    }
    setIsBusy(true);
    try {
      if (!isPublished) await submit();
      else if (!(await saveChanges())) return;
      await navigate(pages.myListings.path, { state: { isWhole: true } satisfies Partial<MineState> });
    } catch (error) {
      // Field errors are already shown at their fields, others above them.
      if (!(error instanceof AppError)) throw error;
      setAttempt((tries) => tries + 1);
      await refresh('readAllowance');
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, finish };
}
