import type { WaitingPlace } from '@pokriv/contracts/conversation/viewing';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { texts } from './messages.ts';
import { refusalText } from './use-viewing-acts.ts';

/** Steps of one place in a waiting list; each tells its end or its refusal by a toast and reads the lists again. */
export function usePlaceActs({ id, offer }: WaitingPlace) {
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const quiet = pageErrorCodes;

  const act = async (said: string, send: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await send();
      toast({ tone: 'success', text: said });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ tone: 'error', text: refusalText(error) });
    } finally {
      setIsBusy(false);
      void refresh('listWaitingPlaces', 'listViewings', 'readViewing', 'readUnread', 'listThreads');
    }
  };

  const params = { id: offer ? offer.viewingId : id };
  return {
    isBusy,
    /** Confirms the offered viewing. */
    take: () => act(texts.said.confirm, () => call('confirmViewing', { params, body: {}, quiet })),
    /** Declines the offered viewing, or gives up the place. */
    leave: () =>
      offer
        ? act(texts.waiting.declined, () => call('declineViewing', { params, body: { reason: '' }, quiet }))
        : act(texts.waiting.left, () => call('leaveWaitingPlace', { params, quiet })),
  };
}
