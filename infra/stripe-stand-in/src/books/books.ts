import type Stripe from 'stripe';

/** What the stand-in remembers: one book for each kind of thing, by id. */
export interface Books {
  products: Stripe.Product;
  prices: Stripe.Price;
  customers: Stripe.Customer;
  payment_methods: Stripe.PaymentMethod;
  payment_intents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  sessions: Stripe.Checkout.Session;
  subscriptions: Stripe.Subscription;
  invoices: Stripe.Invoice;
  invoice_payments: Stripe.InvoicePayment;
  portal_configurations: Stripe.BillingPortal.Configuration;
  portal_sessions: Stripe.BillingPortal.Session;
  events: Stripe.Event;
  webhook_endpoints: Stripe.WebhookEndpoint;
  /** what a checkout session sells and what its subscription or payment will be given */
  orders: Order;
  deliveries: Delivery;
  answers: Answer;
  settings: Settings;
}

export type BookName = keyof Books;

export interface Order {
  /** of the session */
  id: string;
  lines: Stripe.LineItem[];
  /** for the subscription or the payment intent */
  metadata: Stripe.Metadata;
  description: string | null;
  /** a card that has to be confirmed by its holder: the payment method, until they did */
  toConfirm?: string;
}

/** An event on its way to an endpoint. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
  attempts: number;
  /** ms */
  dueAt: number;
  /** HTTP status of the last attempt; 0 when there was no answer */
  status?: number;
}

/** What was answered to an Idempotency-Key. */
export interface Answer {
  id: string;
  /** of method, path and parameters */
  fingerprint: string;
  status: number;
  body: unknown;
  /** s */
  created: number;
}

export interface Settings {
  id: 'settings';
  /** seconds by which the clock is ahead */
  ahead: number;
  /** how often each event is delivered */
  copies: number;
  isHeld: boolean;
  isDropped: boolean;
  invoices: number;
}

export const BOOK_NAMES: BookName[] = [
  ...(['products', 'prices', 'customers', 'payment_methods', 'payment_intents', 'charges'] as const),
  ...(['refunds', 'sessions', 'subscriptions', 'invoices', 'invoice_payments', 'portal_sessions'] as const),
  ...([
    'portal_configurations',
    'events',
    'webhook_endpoints',
    'orders',
    'deliveries',
    'answers',
    'settings',
  ] as const),
];
