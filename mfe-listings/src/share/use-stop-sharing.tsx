import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { shareTexts as texts } from './messages.ts';

/** Ends a shared list after a confirmation; render `view`. */
export function useStopSharing(onStopped?: () => void) {
  const toast = useSetAtom(toastAtom);
  const [asked, setAsked] = useState<string>();
  const [isStopping, setIsStopping] = useState(false);

  const stop = async (id: string): Promise<void> => {
    setIsStopping(true);
    const failure = await call('stopSharing', { params: { id }, quiet: pageErrorCodes }).then(
      ({ message = '' }) => toast({ tone: 'success', text: message }),
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        toast({ tone: 'error', text: error.message });
        return error;
      },
    );
    // An open dialog traps the focus.
    flushSync(() => {
      setIsStopping(false);
      setAsked(undefined);
    });
    await refresh('listSharedLists', 'readSharedList');
    if (!failure) onStopped?.();
  };

  const view = asked !== undefined && (
    <ConfirmDialog
      open
      type="danger"
      title={texts.stopTitle}
      message={texts.stopText}
      confirmLabel={texts.stopConfirm}
      loading={isStopping}
      onConfirm={() => void stop(asked)}
      onCancel={() => setAsked(undefined)}
    />
  );
  return { ask: setAsked, view };
}
