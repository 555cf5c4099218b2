import { promotionTypes, type PromotionType } from '@pokriv/contracts/listing/promotions';
import { Badge, color, VisuallyHidden, type CardTone } from '@pokriv/web-kit/ui';
import { Crown, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';

import { cardTexts } from './messages.ts';

interface Promoted {
  isPromoted: boolean;
  promotionType: PromotionType | null;
}

const typeOf = ({ isPromoted, promotionType }: Promoted) => (isPromoted ? promotionType : null);

export const promotionTone = (listing: Promoted): CardTone => typeOf(listing) ?? 'plain';

/** Discloses a paid placement of any type (decisions §8). */
export function PaidBadge({ listing }: { listing: Promoted }) {
  const type = typeOf(listing);
  if (!type) return null;
  return (
    <Badge title={cardTexts.paidReason}>
      {cardTexts.paid}
      <VisuallyHidden>{cardTexts.paidReason}</VisuallyHidden>
    </Badge>
  );
}

export function PromotionBadge({ type }: { type: PromotionType }) {
  return (
    <Badge $tone={type}>
      {type === 'super' && <Sparkles />}
      {promotionTypes[type]}
    </Badge>
  );
}

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color.muted};

  svg {
    width: 16px;
    height: 16px;
  }
`;

/** Discloses the owner's paid plan, beside the name (decisions §8). */
export function PremiumMark() {
  return (
    <Mark title={cardTexts.premium}>
      <Crown aria-hidden />
      <VisuallyHidden>{cardTexts.premium}</VisuallyHidden>
    </Mark>
  );
}
