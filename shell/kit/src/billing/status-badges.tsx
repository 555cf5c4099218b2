import { paymentStatuses, type PaymentStatus } from '@pokriv/contracts/billing/payment-states';
import { promotionStatuses, type PromotionStatus } from '@pokriv/contracts/listing/promotions';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

const paymentTones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  pending: 'wait',
  succeeded: 'good',
  failed: 'danger',
  canceled: 'neutral',
  refunded: 'info',
};

const promotionTones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  scheduled: 'wait',
  active: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'info',
};

/** The state of a payment in a word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge $tone={paymentTones[status]}>{paymentStatuses[status]}</Badge>;
}

interface PromotionBadgeProps {
  status: PromotionStatus;
  /** Instead of the state's name. */
  children?: ReactNode;
}

/** The state of a promotion as its owner reads it: in a word, or in what the page says of it. */
export function PromotionBadge({ status, children = promotionStatuses[status] }: PromotionBadgeProps) {
  return <Badge $tone={promotionTones[status]}>{children}</Badge>;
}
