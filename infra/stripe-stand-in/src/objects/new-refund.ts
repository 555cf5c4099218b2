import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { mergeMetadata } from './wire.ts';

export function newRefund(
  unit: Unit,
  charge: Stripe.Charge,
  amount: number,
  params: Stripe.RefundCreateParams,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: unit.now(),
    currency: charge.currency,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: typeof charge.payment_method === 'string' ? charge.payment_method : null,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } as Stripe.Refund;
}
