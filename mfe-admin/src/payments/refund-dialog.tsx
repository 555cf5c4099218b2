import { chargeText, formatAmount, formatCharge, parseSum } from '@pokriv/contracts/money';
import { call, refresh } from '@pokriv/web-kit/api';
import { useCurrency } from '@pokriv/web-kit/price';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Loading, Skeleton } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Checkbox, Field } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { ReasonForm } from '../deciding/reason-form.tsx';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';
import { useBenefit } from './use-benefit.ts';

/** Parses `3,5`, `3.50` or `1 200 €` into euro cents; undefined for leva too, since the card is charged in euro. */
function centsOf(text: string): number | undefined {
  const sum = parseSum(text, 'EUR');
  return sum?.currency === 'EUR' ? Math.round(sum.amount * 100) : undefined;
}

interface RefundFormProps {
  payment: ShownPayment;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

/**
 * Refunds all or part of the remaining amount, with a reason for the user. A full refund ends the paid benefit unless
 * the administrator opts out; a partial one keeps it.
 */
export function RefundDialog({ open, ...props }: RefundFormProps & { open: boolean }) {
  return (
    <Dialog open={open} title={texts.refund.title} onClose={props.onClose}>
      <RefundForm {...props} />
    </Dialog>
  );
}

function RefundForm({ payment, onClose, onChange }: RefundFormProps) {
  const currency = useCurrency();
  const toast = useSetAtom(toastAtom);
  const left = payment.amount - payment.refundedAmount;
  const [written, setWritten] = useState(formatAmount(left / 100));
  const [choice, setChoice] = useState<boolean>();
  const benefit = useBenefit(payment);
  const amount = centsOf(written);
  const isValid = amount !== undefined && amount >= 1 && amount <= left;
  const isToEnd = choice ?? amount === left;
  const sum = isValid ? formatCharge(amount, 'EUR') : '';
  const refund = async (reason: string) => {
    if (!isValid) return;
    const { data } = await call('refundPayment', {
      params: { id: payment.id },
      body: { reason, ...(amount < left && { amount }), endBenefit: Boolean(benefit) && isToEnd },
      quiet: ['CONFLICT', 'INVALID_TRANSITION'],
    });
    await onChange();
    onClose();
    toast({ tone: 'success', text: data.status === 'refunded' ? texts.refund.done : texts.refund.asked });
    void refresh('listAudit', 'readUserBilling', 'readAdminStats');
  };
  // The submit button waits for the benefit.
  if (benefit === undefined)
    return (
      <Loading>
        <Skeleton $height="320px" />
      </Loading>
    );
  return (
    <ReasonForm
      effect={isValid && texts.refund.effect(chargeText(amount, currency))}
      hint={texts.refund.hint}
      submit={texts.refund.submit(sum)}
      isDangerous
      onCancel={onClose}
      onSubmit={refund}
    >
      <Field
        label={texts.refund.amount}
        hint={texts.refund.amountHint(chargeText(left, currency))}
        inputMode="decimal"
        required
        value={written}
        error={isValid ? undefined : texts.refund.amountWrong(formatCharge(left, 'EUR'))}
        onChange={({ target }) => setWritten(target.value)}
      />
      {benefit && (
        <Checkbox {...benefit} checked={isToEnd} onChange={({ target }) => setChoice(target.checked)} />
      )}
    </ReasonForm>
  );
}
