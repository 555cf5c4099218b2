import { paymentFailure } from './stripe-error.ts';

it.each([
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'declined'],
  [{ code: 'expired_card', decline_code: null }, 'expired_card'],
  [{ code: 'incorrect_cvc' }, 'incorrect_cvc'],
  [{ code: 'authentication_required' }, 'authentication'],
  [{ code: 'subscription_payment_intent_requires_action' }, 'authentication'],
  [{ code: 'processing_error' }, 'other'],
  [{}, 'other'],
])('failureOf reads %o as %s', (error, failure) => {
  expect(paymentFailure(error)).toBe(failure);
});
