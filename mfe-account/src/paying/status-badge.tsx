import { paymentStatuses, type PaymentStatus } from '@pokriv/contracts/payment-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  pending: 'wait',
  succeeded: 'good',
  failed: 'danger',
  canceled: 'neutral',
  refunded: 'info',
};

/** The state of a payment in a word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge $tone={tones[status]}>{paymentStatuses[status]}</Badge>;
}
