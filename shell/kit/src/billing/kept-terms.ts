import { invoiceTypes, type InvoiceType } from '@pokriv/contracts/billing/payment-states';
import { z } from 'zod';

import { noTerms, type TermsInput } from './checkout-terms.ts';

const KEY = 'invoice-data';

const Kept = z.object({
  wantsInvoice: z.boolean(),
  invoice: z.object({
    type: z.enum(Object.keys(invoiceTypes) as [InvoiceType]),
    name: z.string(),
    eik: z.string(),
    vat: z.string(),
    mol: z.string(),
    address: z.string(),
  }),
});

/**
 * What was typed for an invoice in this tab: a closed sheet, a reload and the way back from the provider's page do not
 * lose it, and the next purchase starts with it. Consent is given anew each time.
 */
export function readTerms(): TermsInput {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return { ...noTerms, ...kept.data };
  } catch {
    // A browser that forbids storage, or what another version wrote.
    return noTerms;
  }
}

/** Goes with all that is kept when the person signs out. */
export function keepTerms({ wantsInvoice, invoice }: TermsInput): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ wantsInvoice, invoice }));
  } catch {
    // Kept by the form alone.
  }
}
