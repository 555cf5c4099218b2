import { chargeText } from '@pokriv/contracts/money';
import type Stripe from 'stripe';

import { cataloguePrices, catalogueProducts, planOfPrice } from './catalogue.ts';

const price = (product: string, interval?: string) =>
  ({ product, recurring: interval ? { interval } : null }) as unknown as Stripe.Price;

describe('the Stripe catalogue', () => {
  it('has the prices of decisions §8, in euro and leva', () => {
    const shown = Object.fromEntries(
      cataloguePrices.map(({ key, amount }) => [key, chargeText(amount, 'EUR').replaceAll('\u00a0', ' ')]),
    );
    expect(shown).toEqual({
      premium_month: '9,99 € / 19,54 лв.',
      premium_year: '99,90 € / 195,39 лв.',
      business_month: '24,99 € / 48,88 лв.',
      business_year: '249,90 € / 488,76 лв.',
      promotion_regular_7: '3,99 € / 7,80 лв.',
      promotion_regular_14: '6,99 € / 13,67 лв.',
      promotion_super_7: '9,99 € / 19,54 лв.',
      promotion_super_14: '17,99 € / 35,19 лв.',
    });
  });

  it('sells four products under ids of their own', () => {
    expect(catalogueProducts.map(({ id }) => id)).toEqual([
      'pokriv_premium',
      'pokriv_business',
      'pokriv_promotion_regular',
      'pokriv_promotion_super',
    ]);
  });

  it('knows which plan a price stands for', () => {
    expect(planOfPrice(price('pokriv_business', 'year'))).toEqual({ planId: 'business', interval: 'year' });
    expect(planOfPrice(price('pokriv_premium', 'week'))).toBeUndefined();
    expect(planOfPrice(price('pokriv_promotion_super'))).toBeUndefined();
  });
});
