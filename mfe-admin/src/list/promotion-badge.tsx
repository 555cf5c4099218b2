import { promotionStatuses, type PromotionStatus } from '@pokriv/contracts/listing/promotions';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  scheduled: 'wait',
  active: 'good',
  expired: 'neutral',
  cancelled: 'danger',
  refunded: 'info',
};

export function PromotionBadge({ status }: { status: PromotionStatus }) {
  return <Badge $tone={tones[status]}>{promotionStatuses[status]}</Badge>;
}
