import { formatCharge } from '@pokriv/contracts/money';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Loading, Skeleton } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { ReasonForm } from '../deciding/reason-form.tsx';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';
import { useBenefit } from './use-benefit.ts';

interface RefundFormProps {
  payment: ShownPayment;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

/** Gives all of a payment's money back, with a reason that the person reads, and ends what it paid for unless told not to. */
export function RefundDialog({ open, ...props }: RefundFormProps & { open: boolean }) {
  return (
    <Dialog open={open} title={texts.refund.title} onClose={props.onClose}>
      <RefundForm {...props} />
    </Dialog>
  );
}

function RefundForm({ payment, onClose, onChange }: RefundFormProps) {
  const toast = useSetAtom(toastAtom);
  const [isToEnd, setIsToEnd] = useState(true);
  const benefit = useBenefit(payment);
  const sum = formatCharge(payment.amount).euro;
  const refund = async (reason: string) => {
    const { data } = await call('refundPayment', {
      params: { id: payment.id },
      body: { reason, endBenefit: Boolean(benefit) && isToEnd },
      // told in the dialog
      quiet: ['CONFLICT', 'INVALID_TRANSITION'],
    });
    await onChange();
    onClose();
    toast({ tone: 'success', text: data.status === 'refunded' ? texts.refund.done : texts.refund.asked });
    void refresh('listAudit', 'readUserBilling', 'readAdminStats');
  };
  // nobody gives money back before they have seen what ends with it
  if (benefit === undefined)
    return (
      <Loading>
        <Skeleton $height="320px" />
      </Loading>
    );
  return (
    <ReasonForm
      effect={texts.refund.effect(sum)}
      hint={texts.refund.hint}
      submit={texts.refund.submit(sum)}
      isDangerous
      onCancel={onClose}
      onSubmit={refund}
    >
      {benefit && (
        <Checkbox {...benefit} checked={isToEnd} onChange={({ target }) => setIsToEnd(target.checked)} />
      )}
    </ReasonForm>
  );
}
