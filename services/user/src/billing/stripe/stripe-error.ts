import { paymentFailures, type PaymentFailure } from '@pokriv/contracts/billing/payment-states';
import { AppError, conflict, unavailable } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import Stripe from 'stripe';

import { messages } from '../messages.ts';

const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;

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

/** What the provider said no to because of the thing's own state: it is in another one by now. */
export const isWrongState = (error: unknown): boolean => error instanceof StripeInvalidRequestError;

/** It knows no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing';

/** Its answer to a second refund. */
export const isRefundedAlready = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'charge_already_refunded';

/** A failure of the provider as the error that a person is told; its own texts stay in the log. */
export function toldByStripe(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError)
    return new AppError({ code: 'PAYMENT_DECLINED', message: paymentFailures[paymentFailure(error)] });
  log.warn({ type: error.type, code: error.code, requestId: error.requestId, err: error.message }, 'stripe');
  return error instanceof StripeInvalidRequestError
    ? conflict(messages.providerRefused)
    : unavailable(messages.providerAway, error);
}

/** Asks the provider for what a person waits for. @throws AppError PAYMENT_DECLINED, CONFLICT or UNAVAILABLE */
export async function askStripe<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw toldByStripe(error);
  }
}
