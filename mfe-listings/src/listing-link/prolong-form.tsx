import { Button, space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

import { yearAfter } from '../lease/lease-days.ts';
import { leaseTexts } from '../lease/messages.ts';
import { useLeaseEnd } from '../lease/use-lease-end.ts';
import { linkTexts as texts } from './messages.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  width: min(100%, 340px);
  text-align: left;
`;

interface ProlongFormProps {
  /** Last day of the current lease. */
  leaseEnd: string;
  refusal: string | undefined;
  isBusy: boolean;
  onProlong: (leaseEnd: string | null) => void;
}

/** One year later is suggested. */
export function ProlongForm({ leaseEnd: former, refusal, isBusy, onProlong }: ProlongFormProps) {
  const { leaseEnd, check, field } = useLeaseEnd(yearAfter(former));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (check()) onProlong(leaseEnd || null);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field {...field} error={field.error ?? refusal} label={leaseTexts.until} />
      <Button wide busy={isBusy}>
        {texts.question.prolong.button}
      </Button>
    </Form>
  );
}
