import type { Payment } from '@pokriv/contracts/billing';
import { PaymentBadge as StatusBadge } from '@pokriv/web-kit/billing-states';
import { Badge } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import { isRefunding } from './refunding.ts';

/** Where a payment stands; one whose money is on its way back says so. */
export function PaymentBadge({ payment }: { payment: Pick<Payment, 'status' | 'refundReason'> }) {
  if (isRefunding(payment)) return <Badge $tone="wait">{texts.refunding}</Badge>;
  return <StatusBadge status={payment.status} />;
}
