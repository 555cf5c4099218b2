import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid, refusedBy } from '../contract/stripe-error.ts';
import { chargeCard } from '../money/charge-card.ts';
import { newPaymentIntent } from '../objects/new-payment-intent.ts';
import { newRefund } from '../objects/new-refund.ts';
import { idOf, mergeMetadata } from '../objects/wire.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';
import { findMethod } from './payment-methods.ts';

export const payments = {
  GetPaymentIntents: (unit: Unit, { customer, ...params }: Stripe.PaymentIntentListParams) =>
    listBook(unit, 'payment_intents', params, (intent) => !customer || intent.customer === customer),

  GetPaymentIntentsIntent: (unit: Unit, _: object, id: string) => unit.need('payment_intents', id),

  PostPaymentIntents(unit: Unit, params: Stripe.PaymentIntentCreateParams) {
    const intent = newPaymentIntent(unit, {
      amount: params.amount,
      currency: params.currency,
      customer: params.customer ?? null,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
    });
    unit.put('payment_intents', intent);
    unit.emit('payment_intent.created', intent);
    if (!params.confirm || !params.payment_method) return intent;
    const method = findMethod(unit, params.payment_method);
    const decline = chargeCard(unit, intent, method, params.off_session ? 'absent' : 'present');
    return decline ? refusedBy(decline) : intent;
  },

  GetCharges: (unit: Unit, params: Stripe.ChargeListParams) =>
    listBook(
      unit,
      'charges',
      params,
      (charge) =>
        (!params.customer || charge.customer === params.customer) &&
        (!params.payment_intent || charge.payment_intent === params.payment_intent),
    ),

  GetChargesCharge: (unit: Unit, _: object, id: string) => unit.need('charges', id),

  GetRefunds: (unit: Unit, params: Stripe.RefundListParams) =>
    listBook(
      unit,
      'refunds',
      params,
      (refund) =>
        (!params.charge || refund.charge === params.charge) &&
        (!params.payment_intent || refund.payment_intent === params.payment_intent),
    ),

  GetRefundsRefund: (unit: Unit, _: object, id: string) => unit.need('refunds', id),

  PostRefunds(unit: Unit, params: Stripe.RefundCreateParams) {
    const charge = chargeToRefund(unit, params);
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = params.amount ?? left;
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
    if (amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        'amount',
      );
    const refund = newRefund(unit, charge, amount, params);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    unit.put('refunds', refund);
    unit.put('charges', charge);
    unit.emit('refund.created', refund);
    unit.emit('charge.refunded', charge, { amount_refunded: charge.amount_refunded - amount });
    return refund;
  },
} satisfies Operations;

function chargeToRefund(unit: Unit, params: Stripe.RefundCreateParams): Stripe.Charge {
  if (params.charge) return unit.need('charges', params.charge, 'charge');
  if (!params.payment_intent)
    throw invalid('One of the following params should be provided: payment_intent or charge.');
  const intent = unit.need('payment_intents', params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  return unit.need('charges', idOf(intent.latest_charge));
}
