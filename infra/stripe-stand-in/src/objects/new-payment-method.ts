import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';

export interface Card {
  /** digits only */
  number: string;
  month: number;
  year: number;
  name?: string;
}

export const emptyAddress = {
  ...{ city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
};

export function newPaymentMethod(unit: Unit, card: Card, customer: string | null): Stripe.PaymentMethod {
  const brand = card.number.startsWith('5') ? 'mastercard' : 'visa';
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      ...{ address: emptyAddress, email: null, phone: null, tax_id: null },
      name: card.name ?? null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'BG',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: `local${card.number.slice(-11)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unit.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
