import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import type Stripe from 'stripe';

import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';

/**
 * Tells the provider whom the invoices of a customer name; who says nothing now stays named as before.
 * @throws the provider's error when it does not take it
 */
export async function nameOnInvoice(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  customer: string,
  invoice: InvoiceData | null | undefined,
): Promise<void> {
  if (invoice) await stripe.customers.update(customer, toCustomer(invoice));
}

/** An empty text takes away what an earlier purchase left there. */
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
