import { conflict } from '@pokriv/contracts/errors';

import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
import { askStripe } from '../stripe/stripe-error.ts';

/** The provider's page for one's card and invoices. @throws AppError CONFLICT for somebody who never bought anything */
export async function openPortal(
  { customers, stripe, publicOrigin }: BillingDeps,
  userId: string,
): Promise<string> {
  const customer = (await customers.byId(userId))?.customerId;
  if (customer === undefined) throw conflict(messages.noPortal);
  const { url } = await askStripe(
    stripe.billingPortal.sessions.create({
      customer,
      locale: 'bg',
      return_url: `${publicOrigin}/subscription`,
    }),
  );
  return url;
}
