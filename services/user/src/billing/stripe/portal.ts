import { unavailable } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import { askStripe } from './stripe-error.ts';

/** Metadata mark of this portal configuration; other features need another mark. */
const MARK = 'card-and-invoices';

/** The portal changes the card and shows invoices. Plans change on the site, which explains the consequences. */
const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  subscription_cancel: { enabled: false },
};

const findPortal = async (stripe: Stripe): Promise<string | undefined> => {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.pokriv === MARK)?.id;
};

/** Creates the configuration if it is missing; Stripe opens no portal without one. */
export async function makePortal(stripe: Stripe): Promise<void> {
  if ((await findPortal(stripe)) !== undefined) return;
  await stripe.billingPortal.configurations.create(
    { features, metadata: { pokriv: MARK } },
    { idempotencyKey: `portal:${MARK}` },
  );
}

/** The configuration's id. @throws AppError UNAVAILABLE before it is created */
export type PortalOf = () => Promise<string>;

export function portalFinder(stripe: Stripe): PortalOf {
  let known: string | undefined;
  return async () => {
    known ??= await askStripe(findPortal(stripe));
    if (known === undefined) throw unavailable(messages.providerAway, new Error('no portal at the provider'));
    return known;
  };
}
