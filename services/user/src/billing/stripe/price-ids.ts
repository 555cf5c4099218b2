import { unavailable } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import type { PriceKey } from './catalogue.ts';
import { askStripe } from './stripe-error.ts';

/** The Stripe id of a price. @throws AppError UNAVAILABLE before the catalogue is created */
export type PriceIdOf = (key: PriceKey) => Promise<string>;

/** Memoizes price lookups; a changed price applies from the next start. */
export function priceIds(stripe: Stripe): PriceIdOf {
  const known = new Map<PriceKey, string>();
  return async (key) => {
    const kept = known.get(key);
    if (kept) return kept;
    const { data } = await askStripe(stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    const [price] = data;
    if (!price) throw unavailable(messages.providerAway, new Error(`no price ${key} at the provider`));
    known.set(key, price.id);
    return price.id;
  };
}
