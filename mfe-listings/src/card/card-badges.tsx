import { useIsHydrated } from '@pokriv/web-kit/session';
import { Badge } from '@pokriv/web-kit/ui';

import type { CardProperty } from './card-property.ts';
import { isFresh } from './is-fresh.ts';
import { cardTexts } from './messages.ts';
import { PaidBadge } from './promotion-badges.tsx';

interface CardBadgesProps {
  property: CardProperty;
  /** Replaces all other badges. */
  note?: string;
}

/**
 * Badges on a card's picture. „Ново“ renders only in the browser: server-rendered pages are cached for longer than it
 * is true.
 */
export function CardBadges({ property, note }: CardBadgesProps) {
  const isHydrated = useIsHydrated();
  if (note) return <Badge>{note}</Badge>;
  return (
    <>
      <PaidBadge listing={property} />
      {isHydrated && isFresh(property.publishedAt) && <Badge $tone="good">{cardTexts.fresh}</Badge>}
    </>
  );
}
