import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import type Stripe from 'stripe';

import type { StoredAccount } from '../../accounts/account.model.ts';
import { messages } from '../messages.ts';
import { askStripe, isMissing } from '../stripe/stripe-error.ts';
import type { CustomerRepository } from './customer.repository.ts';

export interface CustomerDeps {
  stripe: Stripe;
  customers: CustomerRepository;
}

/**
 * The person's Stripe customer id; the customer is created at the first purchase.
 * @param lost an id deleted at Stripe, to be replaced
 * @throws AppError CONFLICT or UNAVAILABLE
 */
export async function customerAt(
  { stripe, customers }: CustomerDeps,
  { _id: userId, email, firstName, lastName }: StoredAccount,
  lost?: string,
): Promise<string> {
  const known = await customers.open(userId);
  if (known.customerId && known.customerId !== lost) return known.customerId;
  const { id } = await askStripe(
    stripe.customers.create(
      {
        email,
        name: `${firstName} ${lastName}`.trim(),
        preferred_locales: ['bg'],
        metadata: { userId },
      },
      { idempotencyKey: ['customer', userId, ...(lost === undefined ? [] : [lost])].join(':') },
    ),
  );
  await customers.noteCustomer(userId, id);
  return id;
}

/** True when the customer was deleted at Stripe. */
export async function isLost({ stripe }: Pick<CustomerDeps, 'stripe'>, customer: string): Promise<boolean> {
  const known = await stripe.customers.retrieve(customer).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  return !known || known.deleted === true;
}

/** Sets the customer's invoice data at Stripe; null leaves it unchanged. @throws the Stripe error */
export async function nameOnInvoice(
  { stripe }: Pick<CustomerDeps, 'stripe'>,
  customer: string,
  invoice: InvoiceData | null | undefined,
): Promise<void> {
  if (invoice) await stripe.customers.update(customer, toCustomer(invoice));
}

/** An empty text clears the value of an earlier purchase. */
function toCustomer(invoice: InvoiceData): Stripe.CustomerUpdateParams {
  const { name, address } = invoice;
  const { eik, vat, mol } = invoice.type === 'company' ? invoice : { eik: '', vat: '', mol: '' };
  const fields = Object.entries({ eik, vat: vat ?? '', mol })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ name: messages.invoiceFields[key as 'eik' | 'vat' | 'mol'], value }));
  return {
    name,
    address: address ? { line1: address } : '',
    metadata: { eik, vat: vat ?? '', mol },
    invoice_settings: { custom_fields: fields.length > 0 ? fields : '' },
  };
}
