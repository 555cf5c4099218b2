import type Stripe from 'stripe';

import { isMissing } from './stripe-error.ts';

export interface Charged {
  intent: Stripe.PaymentIntent | null;
  charge: Stripe.Charge | null;
  refunds: Stripe.Refund[];
}

export interface InvoiceFacts extends Charged {
  invoice: Stripe.Invoice;
}

export interface Facts {
  session: Stripe.Checkout.Session | null;
  /** Set only for a session without a subscription. */
  charged: Charged;
  invoices: InvoiceFacts[];
  subscription: Stripe.Subscription | null;
  /** All subscriptions of the customer that give rights. */
  live: Stripe.Subscription[];
}

export const noFacts: Facts = {
  session: null,
  charged: { intent: null, charge: null, refunds: [] },
  invoices: [],
  subscription: null,
  live: [],
};

/** Reads the id of a Stripe reference, expanded or not. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid'];

export function factReader(stripe: Stripe) {
  const readCharged = async (intentId: string | null): Promise<Charged> => {
    if (intentId === null) return noFacts.charged;
    const intent = await stripe.paymentIntents.retrieve(intentId);
    const chargeId = idOf(intent.latest_charge);
    if (chargeId === null) return { ...noFacts.charged, intent };
    const charge = await stripe.charges.retrieve(chargeId);
    return { intent, charge, refunds: charge.amount_refunded > 0 ? await readRefunds(chargeId) : [] };
  };

  const readRefunds = async (charge: string): Promise<Stripe.Refund[]> => {
    const { data } = await stripe.refunds.list({ charge, limit: 100 });
    return data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  };

  const readInvoice = async (id: string): Promise<InvoiceFacts> => {
    const [invoice, { data }] = await Promise.all([
      stripe.invoices.retrieve(id),
      stripe.invoicePayments.list({ invoice: id, limit: 10 }),
    ]);
    const payment = data.find(({ status }) => status === 'paid') ?? data[0];
    return { invoice, ...(await readCharged(idOf(payment?.payment.payment_intent))) };
  };

  const readInvoices = (ids: (string | null)[]): Promise<InvoiceFacts[]> =>
    Promise.all([...new Set(ids)].filter((id) => id !== null).map(readInvoice));

  const readLive = async (customer: string | null): Promise<Stripe.Subscription[]> => {
    if (customer === null) return [];
    const { data } = await stripe.subscriptions.list({ customer, limit: 100 }).catch((error: unknown) => {
      // a deleted customer has no subscriptions
      if (isMissing(error)) return { data: [] };
      throw error;
    });
    return data.filter(({ status }) => LIVE.includes(status));
  };

  const bySubscription = async (id: string, invoiceId: string | null = null): Promise<Facts> => {
    const subscription = await stripe.subscriptions.retrieve(id);
    const [invoices, live] = await Promise.all([
      readInvoices([invoiceId, idOf(subscription.latest_invoice)]),
      readLive(idOf(subscription.customer)),
    ]);
    return { ...noFacts, invoices, subscription, live };
  };

  return {
    bySubscription,

    async bySession(id: string): Promise<Facts> {
      const session = await stripe.checkout.sessions.retrieve(id);
      const subscriptionId = idOf(session.subscription);
      if (subscriptionId === null)
        return { ...noFacts, session, charged: await readCharged(idOf(session.payment_intent)) };
      return { ...(await bySubscription(subscriptionId, idOf(session.invoice))), session };
    },

    async byInvoice(id: string): Promise<Facts> {
      const invoice = await stripe.invoices.retrieve(id);
      const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
      return subscriptionId === null
        ? { ...noFacts, invoices: await readInvoices([id]) }
        : bySubscription(subscriptionId, id);
    },
  };
}
