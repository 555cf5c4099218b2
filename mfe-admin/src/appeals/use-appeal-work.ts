import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { AdminAppealFile, AppealVerdict } from '@pokriv/contracts/moderation/appeal';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { texts } from './messages.ts';

/** The person, or another administrator, changed the appeal first. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

export interface AppealWork {
  /** @throws AppError when the send failed and can be retried */
  answer: (message: string) => Promise<void>;
  /** @throws AppError when the verdict was not stored */
  decide: (verdict: AppealVerdict) => Promise<void>;
}

export function useAppealWork({ id }: AdminAppealFile, onChange: () => Promise<unknown>): AppealWork {
  const toast = useSetAtom(toastAtom);
  const attempt = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change();
      toast({ tone: 'success', text: done });
      await onChange();
    } catch (error) {
      if (error instanceof AppError && conflicts.includes(error.code)) {
        toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
        await onChange();
      }
      throw error;
    }
  };
  const params = { id };
  return {
    answer: (message) =>
      attempt(() => call('answerAppeal', { params, body: { message }, quiet: conflicts }), texts.answered),
    decide: (verdict) =>
      attempt(() => call('decideAppeal', { params, body: verdict, quiet: conflicts }), texts.decided),
  };
}
