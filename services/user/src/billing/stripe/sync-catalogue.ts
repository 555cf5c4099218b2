/** Entry of `npm run stripe:sync`: creates products and prices at Stripe. */
import { log } from '@pokriv/service-kit/log';

import { readStripeEnv } from './stripe-env.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { openStripe } from './open-stripe.ts';

await makeCatalogue(openStripe(readStripeEnv()));
log.info('stripe: catalogue synced');
