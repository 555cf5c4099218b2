import type { Decline } from '../contract/stripe-error.ts';

const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Whether the holder enters the card, or the card on file is charged off-session. */
export type Presence = 'present' | 'absent';

/** Declines of Stripe's test cards by their last four digits; any other card is charged. */
const DECLINES: Record<string, Partial<Record<Presence, Decline>>> = {
  '0002': { present: genericDecline, absent: genericDecline },
  '9995': { present: insufficientFunds, absent: insufficientFunds },
  // the first payment succeeds, later ones are declined
  '0341': { absent: genericDecline },
};

export const declineOf = (last4: string, presence: Presence): Decline | undefined =>
  DECLINES[last4]?.[presence];

/** Cards with a 3-D Secure confirmation at the first payment. */
export const needsConfirmation = (last4: string): boolean => last4 === '3155';

export const NAMED_CARDS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002500003155',
};
