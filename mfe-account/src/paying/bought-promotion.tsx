import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Payment } from '@pokriv/contracts/billing/billing';
import { PromotionBadge } from '@pokriv/web-kit/billing-states';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { styled } from 'styled-components';

import { payingTexts as texts } from './messages.ts';

/** Known dates of a promotion; undefined for one that will never run. */
export function promotionDates(promotion: NonNullable<Payment['promotion']>): string | undefined {
  const { status, startsAt, endsAt, startsAfter } = promotion;
  if (status === 'refunded') return undefined;
  if (startsAt && endsAt) return texts.runs(formatDate(startsAt, 'short'), formatDate(endsAt, 'short'));
  if (status === 'scheduled' && startsAfter) return texts.startsAfter(formatDate(startsAfter));
  if (startsAt) return texts.startsOn(formatDate(startsAt));
  return status === null || status === 'scheduled' ? texts.startsLater : undefined;
}

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
      {texts.forListing} <Link to={pathTo(pages.listing, propertyId)}>{title}</Link>{' '}
      {isPaid && status && <PromotionBadge status={status} />} {dates && <span>{dates}</span>}
    </Line>
  );
}
