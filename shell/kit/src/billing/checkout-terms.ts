import { InvoiceData } from '@pokriv/contracts/billing/billing';
import type { InvoiceType } from '@pokriv/contracts/billing/payment-states';
import { z } from 'zod';

import { billingTexts as texts } from './messages.ts';

/** What a person agrees to and asks for with a payment; the part of the calls' bodies that all payments share. */
export interface CheckoutTerms {
  /** Absent when nothing is paid. */
  consent?: true;
  invoice?: InvoiceData;
}

/** As the form holds it: the fields of both kinds of invoice, also of the one that is not shown. */
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

/** Only the fields of the chosen kind; an empty one that may be left out is left out. */
function invoiceOf({ type, name, eik, vat, mol, address }: TermsInput['invoice']) {
  if (type === 'person') return { type, name, ...(address.trim() && { address }) };
  const vatNumber = withoutSpaces(vat).toUpperCase();
  return { type, name, eik: withoutSpaces(eik), mol, address, ...(vatNumber && { vat: vatNumber }) };
}

const Agreed = z.object({
  consent: z.literal(true, texts.consentMissing),
  invoice: InvoiceData.optional(),
});

/** The errors keep the paths of the fields (`invoice.eik`), as those of the server have them. */
export const Terms: z.ZodType<CheckoutTerms, TermsInput> = z
  .custom<TermsInput>()
  .transform(({ wantsInvoice, invoice, consent }): { consent: boolean; invoice?: InvoiceData } => ({
    consent,
    ...(wantsInvoice && { invoice: invoiceOf(invoice) }),
  }))
  .pipe(Agreed);

/** Of what costs nothing: there is nothing to agree to. */
export const NoTerms: z.ZodType<CheckoutTerms, TermsInput> = z.custom<TermsInput>().transform(() => ({}));
