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

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge $tone={paymentTones[status]}>{paymentStatuses[status]}</Badge>;
}

interface PromotionBadgeProps {
  status: PromotionStatus;
  children?: ReactNode;
}

export function PromotionBadge({ status, children = promotionStatuses[status] }: PromotionBadgeProps) {
  return <Badge $tone={promotionTones[status]}>{children}</Badge>;
}
