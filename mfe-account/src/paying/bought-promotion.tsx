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
  /** False hides the state of the promotion. */
  isPaid: boolean;
}

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
