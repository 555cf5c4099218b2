import type Stripe from 'stripe';

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
  /** line items of a checkout session and the metadata for its subscription or payment */
  orders: Order;
  deliveries: Delivery;
  answers: Answer;
  settings: Settings;
}

export type BookName = keyof Books;

export interface Order {
  id: string;
  lines: Stripe.LineItem[];
  metadata: Stripe.Metadata;
  description: string | null;
  toConfirm?: string;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
  attempts: number;
  /** ms */
  dueAt: number;
  /** HTTP status of the last attempt; 0 without a reply */
  status?: number;
}

export interface Answer {
  id: string;
  /** digest of method, path and parameters */
  fingerprint: string;
  status: number;
  body: unknown;
  /** s */
  created: number;
}

export interface Settings {
  id: 'settings';
  /** offset of the clock, seconds */
  ahead: number;
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
