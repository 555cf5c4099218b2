import { isRecord } from '../contract/plain-schema.ts';
import { invalid } from '../contract/stripe-error.ts';
import type { OperationName } from '../contract/used-operations.ts';

/**
 * Supported parameters of partly supported operations. `items.price`: of each item; a name includes everything below
 * it.
 */
const SUPPORTED: Partial<Record<OperationName, string[]>> = {
  PostProducts: [
    ...['id', 'name', 'active', 'description', 'images', 'metadata', 'statement_descriptor', 'tax_code'],
    ...['unit_label', 'url'],
  ],
  PostPrices: [
    ...['product', 'currency', 'unit_amount', 'active', 'lookup_key', 'transfer_lookup_key', 'metadata'],
    ...['nickname', 'recurring.interval', 'recurring.interval_count', 'tax_behavior'],
  ],
  PostCustomers: [
    ...['email', 'name', 'phone', 'description', 'metadata', 'preferred_locales'],
    'invoice_settings.default_payment_method',
  ],
  PostPaymentIntents: [
    ...[
      'amount',
      'currency',
      'customer',
      'description',
      'metadata',
      'confirm',
      'payment_method',
      'off_session',
    ],
  ],
  PostRefunds: ['amount', 'charge', 'payment_intent', 'metadata', 'reason'],
  PostCheckoutSessions: [
    ...['mode', 'customer', 'customer_email', 'client_reference_id', 'metadata', 'locale', 'currency'],
    ...['line_items.price', 'line_items.quantity', 'success_url', 'cancel_url', 'expires_at', 'submit_type'],
    // cards are the only payment method
    'allowed_payment_method_types',
    ...['subscription_data.metadata', 'subscription_data.description'],
    ...['payment_intent_data.metadata', 'payment_intent_data.description'],
  ],
  PostSubscriptions: [
    ...['customer', 'items.price', 'items.quantity', 'metadata', 'description', 'default_payment_method'],
    ...['payment_behavior', 'off_session'],
  ],
  PostSubscriptionsSubscriptionExposedId: [
    ...['metadata', 'description', 'default_payment_method', 'cancel_at_period_end', 'pause_collection'],
    ...['items.id', 'items.price', 'items.quantity', 'proration_behavior', 'payment_behavior'],
  ],
  DeleteSubscriptionsSubscriptionExposedId: ['cancellation_details.comment'],
  PostBillingPortalConfigurations: [
    ...['features.payment_method_update.enabled', 'features.invoice_history.enabled', 'metadata'],
    'features.subscription_cancel.enabled',
  ],
  PostBillingPortalSessions: ['customer', 'configuration', 'return_url', 'locale'],
  PostInvoicesInvoicePay: ['payment_method'],
};

/**
 * Refuses parameters known to Stripe but ignored by the stand-in: no program may rely on them.
 * @throws StripeError 400
 */
export function refuseUnsupported(operation: OperationName, params: object): void {
  const supported = SUPPORTED[operation];
  if (!supported) return;
  const known = ['expand', ...supported];
  const other = namesIn(params).find((name) => !known.some((each) => isWithin(name, each)));
  if (other) throw invalid(`The stand-in does not heed ${other} of ${operation}.`, other);
}

const isWithin = (name: string, known: string): boolean => name === known || name.startsWith(`${known}.`);

/** Paths of all values: `items.price`. */
function namesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, path));
  if (!isRecord(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, path ? `${path}.${key}` : key));
}
