import { formatCharge } from '@pokriv/contracts/money';
import { call, refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';

import { ReasonForm } from '../deciding/reason-form.tsx';
import { texts } from './messages.ts';
import type { ShownPayment } from './shown-payment.ts';

interface RefundDialogProps {
  payment: ShownPayment;
  open: boolean;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

/** Gives all of a payment's money back, with a reason that the person reads. */
export function RefundDialog({ payment: { id, amount }, open, onClose, onChange }: RefundDialogProps) {
  const toast = useSetAtom(toastAtom);
  const sum = formatCharge(amount).euro;
  const refund = async (reason: string) => {
    const { data } = await call('refundPayment', {
      params: { id },
      body: { reason },
      // told in the dialog
      quiet: ['CONFLICT', 'INVALID_TRANSITION'],
    });
    await onChange();
    onClose();
    toast({ tone: 'success', text: data.status === 'refunded' ? texts.refund.done : texts.refund.asked });
    void refresh('listAudit', 'readUserBilling', 'readAdminStats');
  };
  return (
    <Dialog open={open} title={texts.refund.title} onClose={onClose}>
      <ReasonForm
        effect={texts.refund.effect(sum)}
        hint={texts.refund.hint}
        submit={texts.refund.submit(sum)}
        isDangerous
        onCancel={onClose}
        onSubmit={refund}
      />
    </Dialog>
  );
}
