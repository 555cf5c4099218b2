import { unavailable } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import { askStripe } from './stripe-error.ts';

/** Marks our configuration at the provider; other features need another mark. */
const MARK = 'card-and-invoices';

/**
 * What customers can do on the provider's page: change their card and see their invoices. A plan is changed and ended
 * here, where it is said what that means.
 */
const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  subscription_cancel: { enabled: false },
};

const findPortal = async (stripe: Stripe): Promise<string | undefined> => {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.pokriv === MARK)?.id;
};

/** Makes the configuration when there is none: the provider opens no page without one. */
export async function makePortal(stripe: Stripe): Promise<void> {
  if ((await findPortal(stripe)) !== undefined) return;
  await stripe.billingPortal.configurations.create(
    { features, metadata: { pokriv: MARK } },
    { idempotencyKey: `portal:${MARK}` },
  );
}

/** Which configuration that is. @throws AppError UNAVAILABLE while it was not made */
export type PortalOf = () => Promise<string>;

/** Looks it up once. */
export function portalFinder(stripe: Stripe): PortalOf {
  let known: string | undefined;
  return async () => {
    known ??= await askStripe(findPortal(stripe));
    if (known === undefined) throw unavailable(messages.providerAway, new Error('no portal at the provider'));
    return known;
  };
}
