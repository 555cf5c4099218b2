import type { NewPayment } from '@pokriv/contracts/billing/billing';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { goToCheckout, useIdempotencyKey } from '@pokriv/web-kit/billing';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { promoteTexts as texts } from './messages.ts';

/** Cancels a checkout with an unseen price, so that the price is shown first. */
async function giveUp(paymentId: string | null): Promise<never> {
  if (paymentId) {
    await call('cancelPayment', { params: { id: paymentId }, quiet: pageErrorCodes }).catch(() => undefined);
  }
  await refresh('readSubscriptionStatus');
  throw new AppError({ code: 'CONFLICT', message: texts.creditGone });
}

/** Buys a promotion or spends a plan credit. @returns its id when no payment is needed */
export function usePromote() {
  const toast = useSetAtom(toastAtom);
  const attempt = useIdempotencyKey();
  return async (body: NewPayment): Promise<string | undefined> => {
    const headers = attempt.headersFor(body);
    const { data } = await call('createPayment', { body, headers, quiet: pageErrorCodes });
    attempt.settle();
    if (data.checkoutUrl) {
      if (body.useCredit) return giveUp(data.paymentId);
      await goToCheckout(data.checkoutUrl);
      return undefined;
    }
    toast({ tone: 'success', text: texts.started });
    await refresh('readSubscriptionStatus', 'listPromotions', 'listMyProperties', 'getProperty');
    return data.promotionId ?? undefined;
  };
}
