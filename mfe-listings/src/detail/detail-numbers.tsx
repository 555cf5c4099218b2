import { formatCount, formatDate, formatNumber } from '@pokriv/web-kit/format';
import { color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { Listing } from '../listing.ts';
import { ListingNumber } from './listing-number.tsx';
import { detailTexts as texts } from './messages.ts';

const DAY_MS = 86_400_000;

/** „Потвърдена преди 3 дни“ (decisions §4); within the last day „Потвърдена днес“. */
export function confirmedText(confirmedAt: string, now = new Date()): string {
  const days = Math.floor((now.getTime() - Date.parse(confirmedAt)) / DAY_MS);
  return days < 1 ? texts.confirmedToday : texts.confirmed(formatCount(days, texts.days));
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  padding: ${space(4)} 0 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  font-size: ${font.size.small};
  color: ${color.muted};
`;

/** Number, dates, views and favourites (decisions §4). */
export function DetailNumbers({ listing }: { listing: Listing }) {
  const { number, publishedAt, confirmedAt, views, favorites } = listing;
  return (
    <List aria-label={texts.details}>
      <li>
        <ListingNumber number={number} />
      </li>
      {publishedAt && (
        <li>
          <time dateTime={publishedAt}>{texts.published(formatDate(publishedAt))}</time>
        </li>
      )}
      {confirmedAt && (
        <li>
          {/* The date may change between server render and hydration. */}
          <time dateTime={confirmedAt} suppressHydrationWarning>
            {confirmedText(confirmedAt)}
          </time>
        </li>
      )}
      <li>{formatCount(views, texts.views)}</li>
      <li>{texts.favorites(formatNumber(favorites))}</li>
    </List>
  );
}
