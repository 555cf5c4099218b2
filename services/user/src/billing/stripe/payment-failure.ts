import type { PaymentFailure } from '@pokriv/contracts/billing/payment-states';

/** The provider's codes of a payment that failed; the bank's own reason says more than `card_declined`. */
interface CardError {
  code?: string | null;
  decline_code?: string | null;
}

const failures: Readonly<Record<string, PaymentFailure>> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  do_not_honor: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  // a change of plan that the holder would have to confirm: nobody asks them there
  subscription_payment_intent_requires_action: 'authentication',
};

/** Why money did not move, in our words. */
export function paymentFailure({ code, decline_code: reason }: CardError): PaymentFailure {
  return failures[reason ?? ''] ?? failures[code ?? ''] ?? 'other';
}
