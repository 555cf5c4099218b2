/** Makes the products and prices at the payment provider: `npm run stripe:sync`. */
import { log } from '@pokriv/service-kit/log';

import { readStripeEnv } from './stripe-env.ts';
import { makeCatalogue } from './make-catalogue.ts';
import { openStripe } from './open-stripe.ts';

await makeCatalogue(openStripe(readStripeEnv()));
log.info('the payment provider has the catalogue');
