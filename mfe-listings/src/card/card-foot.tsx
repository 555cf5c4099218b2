import { Avatar, VisuallyHidden } from '@pokriv/web-kit/ui';
import { formatNumber } from '@pokriv/web-kit/format';
import { Eye, Flag, Heart } from 'lucide-react';

import { landlordName, type CardProperty } from './card-property.ts';
import { Count, FlagButton, Foot } from './card-parts.ts';
import { cardTexts } from './messages.ts';
import { PremiumMark } from './promotion-badges.tsx';

interface CardFootProps {
  property: CardProperty;
  favorites: number;
  onReport: () => void;
}

export function CardFoot({ property, favorites, onReport }: CardFootProps) {
  const name = landlordName(property);
  return (
    <Foot>
      <Avatar name={name} picture={property.landlord?.avatar ?? undefined} px={28} />
      <b>{name}</b>
      {property.isPremium && <PremiumMark />}
      <Count>
        <Eye aria-hidden />
        {formatNumber(property.views ?? 0)}
        <VisuallyHidden>{cardTexts.views}</VisuallyHidden>
      </Count>
      <Count>
        <Heart aria-hidden />
        {formatNumber(favorites)}
        <VisuallyHidden>{cardTexts.favorites}</VisuallyHidden>
      </Count>
      <FlagButton
        type="button"
        aria-label={cardTexts.report(property.title)}
        title={cardTexts.report(property.title)}
        onClick={onReport}
      >
        <Flag />
      </FlagButton>
    </Foot>
  );
}
