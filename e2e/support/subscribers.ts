import { expect } from '@playwright/test';

import { ask } from './api.ts';
import { newLandlord, type Landlord } from './landlords.ts';
import { payCheckout } from './payments.ts';

/** A new landlord with a paid monthly plan: several listings may be active at once. */
export async function newSubscriber(planId: 'premium' | 'business' = 'premium'): Promise<Landlord> {
  const landlord = await newLandlord();
  const { token } = landlord;
  const body = { planId, interval: 'month', consent: true } as const;
  const { data } = await ask('createSubscription', { token, body });
  await payCheckout(data.checkoutUrl);
  await expect
    .poll(async () => (await ask('readSubscriptionStatus', { token })).data.planId, { timeout: 60_000 })
    .toBe(planId);
  return landlord;
}
