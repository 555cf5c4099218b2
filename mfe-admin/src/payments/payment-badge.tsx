import type { Payment } from '@pokriv/contracts/billing';
import { paymentStatuses, type PaymentStatus } from '@pokriv/contracts/payment-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import { isRefunding } from './refunding.ts';

const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  pending: 'wait',
  succeeded: 'good',
  failed: 'danger',
  canceled: 'neutral',
  refunded: 'info',
};

/** Where a payment stands; one whose money is on its way back says so. */
export function PaymentBadge({ payment }: { payment: Pick<Payment, 'status' | 'refundReason'> }) {
  if (isRefunding(payment)) return <Badge $tone="wait">{texts.refunding}</Badge>;
  return <Badge $tone={tones[payment.status]}>{paymentStatuses[payment.status]}</Badge>;
}
