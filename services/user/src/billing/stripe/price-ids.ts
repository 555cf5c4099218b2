import { unavailable } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import type { PriceKey } from './catalogue.ts';
import { askStripe } from './stripe-error.ts';

/** The Stripe id of a price. @throws AppError UNAVAILABLE before the catalogue is created */
export type PriceIdOf = (key: PriceKey) => Promise<string>;

/** TTL: after a release with new prices, older instances sell an old price for at most this long. */
const KEPT_MS = 60_000;

export function priceIds(stripe: Stripe, now: () => number = Date.now): PriceIdOf {
  const known = new Map<PriceKey, { id: string; until: number }>();
  return async (key) => {
    const kept = known.get(key);
    if (kept && kept.until > now()) return kept.id;
    const { data } = await askStripe(stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    const [price] = data;
    if (!price) throw unavailable(messages.providerAway, new Error(`no price ${key} at the provider`));
    known.set(key, { id: price.id, until: now() + KEPT_MS });
    return price.id;
  };
}
