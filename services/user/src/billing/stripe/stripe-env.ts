import { issuedKey, readEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

import { CHARGE_CURRENCY } from './catalogue.ts';
import type { StripeSettings } from './open-stripe.ts';

export const stripeEnv = {
  STRIPE_SECRET_KEY: issuedKey(/^[rs]k_(?:live|test)_\w{16,}$/u),
  STRIPE_WEBHOOK_SECRET: issuedKey(/^whsec_[\w+/=]{16,}$/u),
  /** The catalogue has euro prices only, so any other currency stops the start (decisions §1). */
  STRIPE_CURRENCY: z.literal(CHARGE_CURRENCY).default(CHARGE_CURRENCY),
  /** Absent: Stripe's own API. */
  STRIPE_API_URL: z.url().optional(),
};

type StripeEnv = z.output<z.ZodObject<typeof stripeEnv>>;

export const stripeSettings = (env: StripeEnv): StripeSettings => ({
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  apiUrl: env.STRIPE_API_URL,
});

/** @throws Error with a readable list of what is wrong */
export const readStripeEnv = (): StripeSettings => stripeSettings(readEnv(stripeEnv));
