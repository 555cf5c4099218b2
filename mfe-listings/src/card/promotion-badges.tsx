import { promotionTypes, type PromotionType } from '@pokriv/contracts/listing/promotions';
import { Badge, color, Text, VisuallyHidden, type CardTone } from '@pokriv/web-kit/ui';
import { Crown, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';

import { cardTexts } from './messages.ts';

interface Promoted {
  isPromoted: boolean;
  promotionType: PromotionType | null;
}

const typeOf = ({ isPromoted, promotionType }: Promoted) => (isPromoted ? promotionType : null);

export const promotionTone = (listing: Promoted): CardTone => typeOf(listing) ?? 'plain';

/* A finger opens no tooltip. */
const TouchReason = styled(Text)`
  display: none;

  @media (hover: none) {
    display: block;
    flex-basis: 100%;
  }
`;

interface PaidBadgeProps {
  listing: Promoted;
  /** Writes the reason out where there is no tooltip. */
  isExplained?: boolean;
}

/** Discloses a paid placement of any type (decisions §8). */
export function PaidBadge({ listing, isExplained = false }: PaidBadgeProps) {
  const type = typeOf(listing);
  if (!type) return null;
  return (
    <>
      <Badge title={cardTexts.paidReason}>
        {cardTexts.paid}
        <VisuallyHidden>{cardTexts.paidReason}</VisuallyHidden>
      </Badge>
      {isExplained && (
        <TouchReason $size="small" $tone="muted" aria-hidden>
          {cardTexts.paidReason}
        </TouchReason>
      )}
    </>
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
