import type { Payment } from '@pokriv/contracts/billing';
import { promotionStatuses, type PromotionStatus } from '@pokriv/contracts/promotions';
import { Link } from '@pokriv/web-kit/router';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { payingTexts as texts } from './messages.ts';
import { promotionDates } from './promotion-dates.ts';

const tones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  scheduled: 'wait',
  active: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'info',
};

const Line = styled.span`
  line-height: 1.8;
  overflow-wrap: anywhere;
`;

interface BoughtPromotionProps {
  promotion: NonNullable<Payment['promotion']>;
  /** Without it nothing is said of its state: it was not paid. */
  isPaid: boolean;
}

/** What a promotion was bought for, and what has become of it. */
export function BoughtPromotion({ promotion, isPaid }: BoughtPromotionProps) {
  const { propertyId, title, status } = promotion;
  const dates = isPaid ? promotionDates(promotion) : undefined;
  return (
    <Line>
      {texts.forListing} <Link to={`/properties/${propertyId}`}>{title || texts.untitled}</Link>{' '}
      {isPaid && status && <Badge $tone={tones[status]}>{promotionStatuses[status]}</Badge>}{' '}
      {dates && <span>{dates}</span>}
    </Line>
  );
}
