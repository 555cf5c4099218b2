import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Avatar, VisuallyHidden } from '@pokriv/web-kit/ui';
import { formatNumber } from '@pokriv/web-kit/format';
import { Eye, Flag, Heart, MessageCircle } from 'lucide-react';

import { HideButton } from './hide-button.tsx';
import { landlordName } from '../listing.ts';
import type { CardProperty } from './card-property.ts';
import { Count, Foot, FootBreak, FootButton, LandlordLink } from './card-foot-parts.ts';
import { cardTexts } from './messages.ts';
import { PremiumMark } from './promotion-badges.tsx';

interface CardFootProps {
  property: CardProperty;
  favorites: number;
  onReport: () => void;
  /** Undefined for an own listing. */
  onWrite: (() => void) | undefined;
  mayHide: boolean;
}

export function CardFoot({ property, favorites, onReport, onWrite, mayHide }: CardFootProps) {
  const name = property.agencyName ?? landlordName(property);
  return (
    <Foot>
      <Avatar name={name} picture={property.landlord?.avatar ?? undefined} px={28} />
      <b>
        {property.landlord ? (
          <LandlordLink to={pathTo(pages.landlord, property.landlord.id)}>{name}</LandlordLink>
        ) : (
          name
        )}
      </b>
      {property.isPremium && <PremiumMark />}
      <FootBreak />
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
      {onWrite && (
        <FootButton
          type="button"
          aria-label={cardTexts.write(property.title)}
          title={cardTexts.write(property.title)}
          onClick={onWrite}
        >
          <MessageCircle />
        </FootButton>
      )}
      {mayHide && <HideButton listing={property} />}
      <FootButton
        type="button"
        $isWarning
        aria-label={cardTexts.report(property.title)}
        title={cardTexts.report(property.title)}
        onClick={onReport}
      >
        <Flag />
      </FootButton>
    </Foot>
  );
}
