import { formatAgo } from '@pokriv/web-kit/format';
import { useHydrated } from '@pokriv/web-kit/session';
import { Badge } from '@pokriv/web-kit/ui';

import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';
import { PaidBadge } from './promotion-badges.tsx';

const FRESH_MS = 48 * 3_600_000;

/** Fixed at page load, so that all renders agree. */
const openedAt = Date.now();

/** Published within two days before page load. */
export function isFresh(publishedAt: string | undefined, now = openedAt): boolean {
  const age = now - Date.parse(publishedAt ?? '');
  return age >= 0 && age < FRESH_MS;
}

interface CardBadgesProps {
  property: CardProperty;
  /** Replaces all other badges. */
  note?: string;
}

/**
 * „Нова · преди 2 часа“ renders only in the browser: cached server-rendered pages outlive it. A new listing has no
 * price-drop badge.
 */
export function CardBadges({ property, note }: CardBadgesProps) {
  const isNew = useHydrated(() => isFresh(property.publishedAt), false);
  if (note) return <Badge>{note}</Badge>;
  return (
    <>
      <PaidBadge listing={property} />
      {isNew && (
        <Badge $tone="good">{cardTexts.fresh(formatAgo(property.publishedAt, new Date(openedAt)))}</Badge>
      )}
      {property.isReduced && !isNew && <Badge $tone="good">{cardTexts.reduced}</Badge>}
    </>
  );
}
