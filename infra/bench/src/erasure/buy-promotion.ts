import { Checkout } from '@pokriv/contracts/billing/billing';

import type { Ask } from '../faults/api.ts';
import { waitUntil } from '../stack/wait-until.ts';

const PATIENCE_MS = 60_000;

interface Purchase {
  listing: string;
  invoice: object;
  token: string;
}

/**
 * Buys a promotion and pays for it on the stand-in's checkout page.
 * @throws Error when it is not paid in time
 */
export async function buyPromotion(
  ask: Ask,
  stripeUrl: string,
  { listing, invoice, token }: Purchase,
): Promise<void> {
  const body = {
    ...{ kind: 'promotion', propertyId: listing, promotionType: 'super', days: 7 },
    ...{ useCredit: false, consent: true, invoice },
  };
  let bought: Checkout | undefined;
  // the user service learns of the listing asynchronously
  await waitUntil(async () => {
    const answer = await ask('createPayment', { body, token });
    if (answer.isAcknowledged) bought = Checkout.parse(answer.body.data);
    return answer.isAcknowledged;
  }, PATIENCE_MS);
  const session = /\/c\/pay\/(\w+)/u.exec(bought?.checkoutUrl ?? '')?.[1];
  const paid = await fetch(`${stripeUrl}/_test/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!paid.ok) throw new Error(`the provider's page answered ${paid.status}`);
  const id = bought?.paymentId ?? '';
  await waitUntil(async () => {
    const { body: reply } = await ask('getPayment', { params: { id }, token });
    return reply.data?.status === 'succeeded';
  }, PATIENCE_MS);
}
