import { AppError } from '@pokriv/contracts/errors';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { breakpoint, Button, Notice, space, Stack } from '@pokriv/web-kit/ui';
import { useModalLock } from '@pokriv/web-kit/ui/dialog';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { NoTerms, Terms, type CheckoutTerms } from './checkout-terms.ts';
import { InvoiceFields, invoiceFieldNames } from './invoice-fields.tsx';
import { readTermsDraft, storeTermsDraft } from './terms-draft.ts';
import { billingTexts as texts } from './messages.ts';

const besideIt = css`
  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    column-gap: ${space(10)};

    > * {
      grid-column: 1;
    }

    > aside {
      position: sticky;
      top: ${space(24)};
      grid-area: 1 / 2 / span 3;
      align-self: start;
    }
  }
`;

const Form = styled.form<{ $hasAside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(6)};
  ${({ $hasAside }) => $hasAside && besideIt}
`;

export interface CheckoutFormProps {
  children?: ReactNode;
  aside?: ReactNode;
  summary?: ReactNode;
  submitLabel: string;
  isFree?: boolean;
  /** Validates the fields above the terms, showing and focusing their error. False cancels the submission. */
  isRight?: () => boolean;
  /**
   * The button is busy until the promise settles. A thrown AppError is shown beside the invoice fields or above the
   * button.
   */
  onSubmit: (terms: CheckoutTerms) => Promise<void>;
}

/** Prevents blur: the field's error would move the button from under the pointer and lose the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const isOurs = ({ param }: { param: string }): boolean => /^(invoice|consent)\b/u.test(param);

export function CheckoutForm({
  children,
  aside,
  summary,
  submitLabel,
  isFree = false,
  isRight,
  onSubmit,
}: CheckoutFormProps) {
  const [startsWith] = useState(readTermsDraft);
  const form = useForm(
    isFree ? NoTerms : Terms,
    async (terms, { setError }) => {
      try {
        await onSubmit(terms);
      } catch (error) {
        if (!(error instanceof AppError) || error.body.errors?.every(isOurs)) throw error;
        const foreign = error.body.errors?.find((one) => !isOurs(one));
        setError('root', { message: foreign?.msg ?? error.message });
      }
    },
    startsWith,
  );
  useModalLock(form.isSubmitting);
  // Focus goes to the first error in the order of registration; the invoice stands above the consent.
  invoiceFieldNames.forEach((name) => form.register(`invoice.${name}`));
  const submit = (event: FormEvent): void => {
    if (!isRight || isRight()) return void form.onSubmit(event);
    event.preventDefault();
    // Shows the errors further down too.
    void form.trigger();
  };
  const [wantsInvoice, type] = useWatch({ control: form.control, name: ['wantsInvoice', 'invoice.type'] });
  return (
    <Form
      $hasAside={Boolean(aside)}
      onSubmit={submit}
      onChange={() => storeTermsDraft(form.getValues())}
      noValidate
    >
      {children && <Stack $gap={6}>{children}</Stack>}
      {aside && <aside>{aside}</aside>}
      {!isFree && (
        <Stack $gap={1}>
          <Checkbox
            label={texts.wantsInvoice}
            hint={texts.wantsInvoiceHint}
            {...form.register('wantsInvoice')}
          />
          {wantsInvoice && <InvoiceFields form={form} type={type} />}
          <Checkbox
            label={texts.consent}
            required
            error={form.errorOf('consent')}
            {...form.register('consent')}
          />
        </Stack>
      )}
      <Stack $gap={3}>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        {summary}
        <Button wide busy={form.isSubmitting} onMouseDown={keepFocus}>
          {form.isSubmitting ? texts.sending : submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
