import { formatAgo, formatCount, formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Text } from '@pokriv/web-kit/ui';

import type { Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';

/** The last line: number, dates, how often it was seen and kept. */
export function DetailNumbers({ listing }: { listing: Listing }) {
  const { id, publishedAt, confirmedAt, views, favorites } = listing;
  const parts = [
    texts.number(id),
    publishedAt && texts.published(formatDate(publishedAt)),
    confirmedAt && texts.confirmed(formatAgo(confirmedAt)),
    formatCount(views, texts.views),
    texts.favorites(formatNumber(favorites)),
  ];
  return (
    <Text $size="small" $tone="muted">
      {parts.filter(Boolean).join(' · ')}
    </Text>
  );
}
