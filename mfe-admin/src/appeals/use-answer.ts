import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { call } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { texts } from './messages.ts';

/** A concurrent change by the appellant or another administrator. */
const conflicts: readonly ErrorCode[] = ['CONFLICT', 'INVALID_TRANSITION'];

/** @returns a send function; it throws AppError when the send failed and can be retried */
export function useAnswer({ id }: AdminAppealFile, onChange: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  return async (message: string): Promise<void> => {
    try {
      await call('answerAppeal', { params: { id }, body: { message }, quiet: conflicts });
      toast({ tone: 'success', text: texts.answered });
      await onChange();
    } catch (error) {
      if (error instanceof AppError && conflicts.includes(error.code)) {
        toast({ tone: 'error', text: texts.changedMeanwhile(error.message) });
        await onChange();
      }
      throw error;
    }
  };
}
