import { AppError } from '@pokriv/contracts/errors';
import { refresh } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import type { Draft } from './draft.ts';
import { publishTexts as texts } from './messages.ts';

interface FinishOptions {
  draft: Draft;
  isPublished: boolean;
  /** How many things are missing still. */
  openCount: number;
}

/** Sends a draft for approval, or saves the changes of a published listing, and leads to the person's listings. */
export function useFinish({ draft, isPublished, openCount }: FinishOptions) {
  const navigate = useNavigate();
  const toast = useSetAtom(toastAtom);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const carryOut = async (): Promise<boolean> => {
    if (!isPublished) {
      await draft.submit();
      return true;
    }
    await draft.save();
    return draft.get().save !== 'failed' && draft.get().save !== 'conflict';
  };

  const finish = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (openCount > 0) {
      if (!isPublished) void draft.save();
      return;
    }
    setIsBusy(true);
    try {
      if (!(await carryOut())) return;
      toast({ tone: 'success', text: isPublished ? texts.updated : texts.submitted });
      await refresh('listMyProperties', 'getProperty', 'getProfile');
      await navigate('/my-properties');
    } catch (error) {
      // Field errors stand beside their fields by now, the rest above them.
      if (!(error instanceof AppError)) throw error;
      setAttempt((tries) => tries + 1);
    } finally {
      setIsBusy(false);
    }
  };

  return { attempt, isBusy, finish };
}
