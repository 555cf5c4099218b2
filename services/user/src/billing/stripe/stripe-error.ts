import { paymentFailures, type PaymentFailure } from '@pokriv/contracts/billing/payment-states';
import { AppError, conflict, unavailable } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import Stripe from 'stripe';

import { messages } from '../messages.ts';

const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** Stripe's failure codes; the bank's `decline_code` is more precise than `card_declined`. */
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
  // a plan change that requires the card holder's confirmation, for which the site has no step
  subscription_payment_intent_requires_action: 'authentication',
};

export function paymentFailure({ code, decline_code: reason }: CardError): PaymentFailure {
  return failures[reason ?? ''] ?? failures[code ?? ''] ?? 'other';
}

/** True when Stripe refuses because the object is already in another state. */
export const isWrongState = (error: unknown): boolean => error instanceof StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'resource_missing';

export const isRefundedAlready = (error: unknown): boolean =>
  error instanceof StripeError && error.code === 'charge_already_refunded';

/** Maps a Stripe error to a public AppError; Stripe's texts stay in the log. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError)
    return new AppError({ code: 'PAYMENT_DECLINED', message: paymentFailures[paymentFailure(error)] });
  log.warn(
    { type: error.type, code: error.code, requestId: error.requestId, err: error },
    'stripe: request failed',
  );
  return error instanceof StripeInvalidRequestError
    ? conflict(messages.providerRefused)
    : unavailable(messages.providerAway, error);
}

/** Awaits an interactive Stripe call. @throws AppError PAYMENT_DECLINED, CONFLICT or UNAVAILABLE */
export async function askStripe<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw toAppError(error);
  }
}
