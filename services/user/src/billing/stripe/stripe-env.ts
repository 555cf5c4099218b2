import { issuedKey, readEnv } from '@pokriv/service-kit/env';
import { z } from 'zod';

import { CHARGE_CURRENCY } from './catalogue.ts';
import type { StripeSettings } from './open-stripe.ts';

export const stripeEnv = {
  STRIPE_SECRET_KEY: issuedKey(/^[rs]k_(?:live|test)_\w{16,}$/u).meta({
    description: 'Key of the Stripe API.',
    form: '`sk_…`, `rk_…`',
  }),
  STRIPE_WEBHOOK_SECRET: issuedKey(/^whsec_[\w+/=]{16,}$/u).meta({
    description: 'Signing secret of the webhook endpoint.',
    form: '`whsec_…`',
  }),
  STRIPE_CURRENCY: z
    .literal(CHARGE_CURRENCY)
    .default(CHARGE_CURRENCY)
    .describe('Currency of the catalogue; any other value prevents the start.'),
  STRIPE_API_URL: z.url().optional().describe('Stand-in for Stripe; absent: Stripe itself.'),
};

type StripeEnv = z.output<z.ZodObject<typeof stripeEnv>>;

export const stripeSettings = (env: StripeEnv): StripeSettings => ({
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  apiUrl: env.STRIPE_API_URL,
});

/** @throws Error listing the invalid settings */
export const readStripeEnv = (): StripeSettings => stripeSettings(readEnv(stripeEnv));
