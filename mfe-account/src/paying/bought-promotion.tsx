import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Payment } from '@pokriv/contracts/billing/billing';
import { PromotionBadge } from '@pokriv/web-kit/billing-states';
import { Link } from '@pokriv/web-kit/router';
import { styled } from 'styled-components';

import { payingTexts as texts } from './messages.ts';
import { promotionDates } from './promotion-dates.ts';

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
      {texts.forListing} <Link to={pathTo(pages.listing, propertyId)}>{title || texts.untitled}</Link>{' '}
      {isPaid && status && <PromotionBadge status={status} />} {dates && <span>{dates}</span>}
    </Line>
  );
}
