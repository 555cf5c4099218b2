import { createRequire } from 'node:module';

import type { Places } from '../data-folder.ts';
import { answersHttp } from '../net/probes.ts';
import type { ProcessUnit } from '../processes/unit.ts';
import type { Ports } from './choose-ports.ts';

const require = createRequire(import.meta.url);

/** Stripe's stand-in, unless the environment has a Stripe key. */
export function stripeUnit(places: Places, ports: Ports, env: NodeJS.ProcessEnv): ProcessUnit[] {
  if (process.env.STRIPE_SECRET_KEY) return [];
  const unit: ProcessUnit = {
    name: 'stripe',
    stage: 'engine',
    command: process.execPath,
    args: [require.resolve('@pokriv/stripe-stand-in/main')],
    env: {
      ...env,
      STRIPE_PORT: String(ports.stripe),
      STRIPE_DIR: places.stripe,
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.bff}/api/webhooks/stripe`,
    },
    ready: answersHttp(`http://127.0.0.1:${ports.stripe}/ready`),
  };
  return [unit];
}
