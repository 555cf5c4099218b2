import type { WaitingPlace } from '@pokriv/contracts/conversation/viewing';
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';

import { texts } from './messages.ts';
import { useActing } from './use-viewing-acts.ts';

/** Actions on one place in a waiting list. */
export function usePlaceActs({ id, offer }: WaitingPlace) {
  const { isBusy, act } = useActing();
  const quiet = pageErrorCodes;
  const params = { id: offer ? offer.viewingId : id };
  return {
    isBusy,
    take: () => act(texts.said.confirm, () => call('confirmViewing', { params, body: {}, quiet })),
    /** Declines the offered viewing, or leaves the waiting list. */
    leave: () =>
      offer
        ? act(texts.waiting.declined, () => call('declineViewing', { params, body: { reason: '' }, quiet }))
        : act(texts.waiting.left, () => call('leaveWaitingPlace', { params, quiet })),
  };
}
