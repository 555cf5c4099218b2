import type Stripe from 'stripe';

import { CHARGE_CURRENCY, cataloguePrices, catalogueProducts, type CataloguePrice } from './catalogue.ts';
import { makePortal } from './portal.ts';
import { isMissing } from './stripe-error.ts';

/**
 * Creates missing products, prices and the portal; idempotent and safe to run concurrently. A price never changes:
 * the new one takes over the `lookup_key`, existing subscribers keep the old one.
 */
export async function makeCatalogue(stripe: Stripe): Promise<void> {
  for (const product of catalogueProducts) await makeProduct(stripe, product);
  for (const price of cataloguePrices) await makePrice(stripe, price);
  await makePortal(stripe);
}

async function makeProduct(stripe: Stripe, { id, name }: { id: string; name: string }): Promise<void> {
  const known = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!known) await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` });
  else if (known.name !== name || !known.active) await stripe.products.update(id, { name, active: true });
}

async function makePrice(stripe: Stripe, { key, product, amount, interval }: CataloguePrice): Promise<void> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]?.unit_amount === amount && data[0].currency === CHARGE_CURRENCY) return;
  await stripe.prices.create(
    {
      product,
      currency: CHARGE_CURRENCY,
      unit_amount: amount,
      tax_behavior: 'inclusive',
      lookup_key: key,
      transfer_lookup_key: true,
      ...(interval && { recurring: { interval } }),
    },
    { idempotencyKey: `price:${key}:${amount}:${data[0]?.id ?? 'first'}` },
  );
}
