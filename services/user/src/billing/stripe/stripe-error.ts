import { AppError, conflict, unavailable } from '@pokriv/contracts/errors';
import { paymentFailures } from '@pokriv/contracts/billing/payment-states';
import { log } from '@pokriv/service-kit/log';
import Stripe from 'stripe';

import { messages } from '../messages.ts';
import { paymentFailure } from './payment-failure.ts';

const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;

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
