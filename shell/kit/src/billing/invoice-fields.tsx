import { invoiceTypes, type InvoiceType } from '@pokriv/contracts/billing/payment-states';
import type { Form } from '@pokriv/web-kit/form';
import { breakpoint, Card, space } from '@pokriv/web-kit/ui';
import { Field, Segmented } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import type { CheckoutTerms, TermsInput } from './checkout-terms.ts';
import { billingTexts as texts } from './messages.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

const OPTIONS = Object.entries(invoiceTypes).map(([value, label]) => ({ value, label }));

export const invoiceFieldNames = ['name', 'eik', 'vat', 'mol', 'address'] as const;

export type TermsForm = Form<TermsInput, CheckoutTerms>;

/** Recipient of the invoice (decisions §8); fields of the hidden kind keep their values. */
export function InvoiceFields({ form, type }: { form: TermsForm; type: InvoiceType }) {
  const field = (name: (typeof invoiceFieldNames)[number]) => ({
    ...form.register(`invoice.${name}`),
    error: form.errorOf(`invoice.${name}`),
  });
  const isCompany = type === 'company';
  return (
    <Card as="section" aria-label={texts.invoice}>
      <Fields>
        <div data-wide>
          <Segmented label={texts.invoiceType} options={OPTIONS} {...form.register('invoice.type')} />
        </div>
        <div data-wide>
          <Field
            label={isCompany ? texts.companyName : texts.personName}
            required
            autoComplete={isCompany ? 'organization' : 'name'}
            {...field('name')}
          />
        </div>
        {isCompany && (
          <>
            <Field label={texts.eik} required inputMode="numeric" autoComplete="off" {...field('eik')} />
            <Field label={texts.vat} hint={texts.vatHint} autoComplete="off" {...field('vat')} />
            <div data-wide>
              <Field label={texts.mol} required autoComplete="name" {...field('mol')} />
            </div>
          </>
        )}
        <div data-wide>
          <Field
            label={isCompany ? texts.companyAddress : texts.address}
            required={isCompany}
            autoComplete="street-address"
            {...field('address')}
          />
        </div>
      </Fields>
    </Card>
  );
}
