import { useIsHydrated } from '@pokriv/web-kit/session';
import { Badge } from '@pokriv/web-kit/ui';

import type { CardProperty } from './card-property.ts';
import { isFresh } from './is-fresh.ts';
import { cardTexts } from './messages.ts';
import { PaidBadge } from './promotion-badges.tsx';

interface CardBadgesProps {
  property: CardProperty;
  /** What is to be known of it instead of everything else. */
  note?: string;
}

/** What is special about a listing. The hours go on while a rendered page is kept, so „new“ is only said by a browser. */
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
