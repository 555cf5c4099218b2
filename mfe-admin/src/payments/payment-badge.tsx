import type { Payment } from '@pokriv/contracts/billing/billing';
import { PaymentBadge as StatusBadge } from '@pokriv/web-kit/billing-states';
import { Badge } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import { isRefunding } from './refunding.ts';

export function PaymentBadge({
  payment,
}: {
  payment: Pick<Payment, 'status' | 'refundReason' | 'refundedAmount'>;
}) {
  if (isRefunding(payment)) return <Badge $tone="wait">{texts.refunding}</Badge>;
  if (payment.status === 'succeeded' && payment.refundedAmount > 0)
    return <Badge $tone="info">{texts.partly}</Badge>;
  return <StatusBadge status={payment.status} />;
}
