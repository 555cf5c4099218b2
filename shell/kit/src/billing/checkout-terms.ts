import { InvoiceData } from '@pokriv/contracts/billing/billing';
import type { InvoiceType } from '@pokriv/contracts/billing/payment-states';
import { z } from 'zod';

import { billingTexts as texts } from './messages.ts';

export interface CheckoutTerms {
  consent?: true;
  invoice?: InvoiceData;
}

export interface TermsInput {
  wantsInvoice: boolean;
  invoice: Record<'name' | 'eik' | 'vat' | 'mol' | 'address', string> & { type: InvoiceType };
  consent: boolean;
}

export const noTerms: TermsInput = {
  wantsInvoice: false,
  invoice: { type: 'person', name: '', eik: '', vat: '', mol: '', address: '' },
  consent: false,
};

const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');

function invoiceOf({ type, name, eik, vat, mol, address }: TermsInput['invoice']) {
  if (type === 'person') return { type, name, ...(address.trim() && { address }) };
  const vatNumber = withoutSpaces(vat).toUpperCase();
  return { type, name, eik: withoutSpaces(eik), mol, address, ...(vatNumber && { vat: vatNumber }) };
}

const Agreed = z.object({
  consent: z.literal(true, texts.consentMissing),
  invoice: InvoiceData.optional(),
});

/** Error paths equal those of the server (`invoice.eik`). */
export const Terms: z.ZodType<CheckoutTerms, TermsInput> = z
  .custom<TermsInput>()
  .transform(({ wantsInvoice, invoice, consent }): { consent: boolean; invoice?: InvoiceData } => ({
    consent,
    ...(wantsInvoice && { invoice: invoiceOf(invoice) }),
  }))
  .pipe(Agreed);

export const NoTerms: z.ZodType<CheckoutTerms, TermsInput> = z.custom<TermsInput>().transform(() => ({}));
