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
 * Invoice draft of this tab: survives closing the sheet, a reload and Back from the provider, and prefills the next
 * purchase. Consent is never stored.
 */
export function readTermsDraft(): TermsInput {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return { ...noTerms, ...kept.data };
  } catch {
    return noTerms;
  }
}

export function storeTermsDraft({ wantsInvoice, invoice }: TermsInput): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ wantsInvoice, invoice }));
  } catch {
    // Storage is unavailable: the draft stays in the form only.
  }
}
