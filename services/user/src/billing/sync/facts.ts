import type Stripe from 'stripe';

/** How money was asked of a card, and what came of it. */
export interface Charged {
  intent: Stripe.PaymentIntent | null;
  charge: Stripe.Charge | null;
  /** Of the charge, those that were not refused. */
  refunds: Stripe.Refund[];
}

export interface InvoiceFacts extends Charged {
  invoice: Stripe.Invoice;
}

/** What the provider knew at one moment of a purchase and what hangs together with it. */
export interface Facts {
  session: Stripe.Checkout.Session | null;
  /** Of a session that sells no subscription. */
  charged: Charged;
  invoices: InvoiceFacts[];
  subscription: Stripe.Subscription | null;
  /** All of this customer's that give rights there. */
  live: Stripe.Subscription[];
}

export const noFacts: Facts = {
  session: null,
  charged: { intent: null, charge: null, refunds: [] },
  invoices: [],
  subscription: null,
  live: [],
};

/** The provider names a thing by its id, or gives the thing itself. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
