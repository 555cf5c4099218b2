/**
 * What everything that is paid for has in common. A part of the slice that imports it, so it comes with that slice's own
 * page and not with the shell.
 */
export { Charge, type ChargeProps } from './billing/charge.tsx';
export { CheckoutForm, type CheckoutFormProps } from './billing/checkout-form.tsx';
export type { CheckoutTerms } from './billing/checkout-terms.ts';
export { goToCheckout } from './billing/go-to-checkout.ts';
export { useAttemptKey, type AttemptKey } from './billing/use-attempt-key.ts';
