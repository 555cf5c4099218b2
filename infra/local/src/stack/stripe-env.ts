import { join } from 'node:path';

import type { Places } from '../data-folder.ts';
import type { Ports } from './choose-ports.ts';
import { persistentSecret } from './persistent-secret.ts';

/** Payment settings: Stripe when the environment has a key, otherwise this stack's stand-in. */
export function stripeEnv(places: Places, ports: Ports): Record<string, string> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret = '' } = process.env;
  if (key) return { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret };
  return {
    STRIPE_SECRET_KEY: `sk_test_${persistentSecret(join(places.stripe, 'key'))}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${persistentSecret(join(places.stripe, 'webhook-secret'))}`,
    STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}`,
  };
}
