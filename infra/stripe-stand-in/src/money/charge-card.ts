import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import type { Decline } from '../contract/stripe-error.ts';
import { newCharge } from '../objects/new-charge.ts';
import { declineOf, type Presence } from './card-rules.ts';

/**
 * Charges the card for the payment intent; stores the intent either way.
 * @returns the decline, if any
 */
export function chargeCard(
  unit: Unit,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  presence: Presence,
): Decline | undefined {
  const decline = declineOf(method.card?.last4 ?? '', presence);
  const charge = newCharge(unit, intent, method, decline);
  unit.put('charges', charge);
  intent.latest_charge = charge.id;
  intent.next_action = null;
  if (decline) {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = cardError(decline, charge, method);
  } else {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.payment_method = method.id;
    intent.last_payment_error = null;
  }
  unit.put('payment_intents', intent);
  unit.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  unit.emit(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  return decline;
}

const cardError = (
  decline: Decline,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  charge: charge.id,
  code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
  decline_code: decline.declineCode,
  message: decline.message,
  payment_method: method,
});
