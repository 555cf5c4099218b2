/** Parts shared by every purchase. Bundled into each slice that imports it, not shared by the shell. */
export { Charge, type ChargeProps } from './billing/charge.tsx';
export { CheckoutForm, type CheckoutFormProps } from './billing/checkout-form.tsx';
export type { CheckoutTerms } from './billing/checkout-terms.ts';
export { goToCheckout } from './billing/go-to-checkout.ts';
export { type IdempotencyKey, useIdempotencyKey } from './billing/use-idempotency-key.ts';
