import type Stripe from 'stripe';

import { factReader } from './read-facts.ts';

const refund = (status: string, amount: number) => ({ id: `re_${status}`, status, amount });

/** A paid session whose charge has refunds in every state; `refunded` is the sum that Stripe counts, in stotinki. */
function aStripe(refunded: number): Stripe {
  const data = [
    refund('succeeded', 500),
    refund('pending', 300),
    refund('failed', 700),
    refund('canceled', 900),
  ];
  return {
    checkout: {
      sessions: {
        retrieve: () => Promise.resolve({ id: 'cs_1', subscription: null, payment_intent: 'pi_1' }),
      },
    },
    paymentIntents: { retrieve: () => Promise.resolve({ id: 'pi_1', latest_charge: 'ch_1' }) },
    charges: { retrieve: () => Promise.resolve({ id: 'ch_1', amount_refunded: refunded }) },
    refunds: { list: () => Promise.resolve({ data }) },
  } as unknown as Stripe;
}

describe('factReader', () => {
  it('reads the refunds that gave money back, or will', async () => {
    const { charged } = await factReader(aStripe(800)).bySession('cs_1');
    expect(charged.refunds.map(({ status }) => status)).toEqual(['succeeded', 'pending']);
  });

  it('reads no refunds of a charge without any', async () => {
    const { charged } = await factReader(aStripe(0)).bySession('cs_1');
    expect(charged.refunds).toEqual([]);
  });
});
