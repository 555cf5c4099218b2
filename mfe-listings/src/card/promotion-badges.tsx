import { Badge, type CardTone } from '@pokriv/web-kit/ui';
import { Crown, Sparkles } from 'lucide-react';

import { cardTexts } from './messages.ts';

interface Promoted {
  isPromoted: boolean;
  promotionType: 'super' | 'regular' | null;
  isPremium: boolean;
}

const typeOf = ({ isPromoted, promotionType }: Promoted) => (isPromoted ? promotionType : null);

/** The tint of a promoted card. */
export const promotionTone = (listing: Promoted): CardTone => typeOf(listing) ?? 'plain';

/** Paid places always say so (decisions §8). */
export function PromotionBadges({ listing }: { listing: Promoted }) {
  const type = typeOf(listing);
  return (
    <>
      {type && (
        <Badge $tone={type}>
          {type === 'super' && <Sparkles />}
          {cardTexts[type]}
        </Badge>
      )}
      {listing.isPremium && (
        <Badge $tone="premium">
          <Crown />
          {cardTexts.premium}
        </Badge>
      )}
    </>
  );
}
