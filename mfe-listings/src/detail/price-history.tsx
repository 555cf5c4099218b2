import { cents, type Money } from '@pokriv/contracts/money';
import { formatDate } from '@pokriv/web-kit/format';
import { Amount } from '@pokriv/web-kit/price';
import { Badge, Cluster, color, font, space } from '@pokriv/web-kit/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';

import { DetailSection } from './detail-section.tsx';
import type { Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${color.line};
  }

  time {
    min-width: 7em;
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  b {
    flex: 1;
  }
`;

/** A price counts only when it was held for at least a week, so that a cut right after publishing is no reduction. */
const HELD_MS = 7 * 24 * 3_600_000;

export function isReduced({ priceHistory }: Listing): boolean {
  const [last, before] = priceHistory.toReversed();
  if (!last || !before || last.price.cents >= before.price.cents) return false;
  const held = priceHistory.findLast(({ at }, index) => {
    const next = priceHistory[index + 1];
    return next !== undefined && Date.parse(next.at) - Date.parse(at) >= HELD_MS;
  });
  return held !== undefined && last.price.cents < held.price.cents;
}

const difference = (one: Money, other: Money): Money => ({
  cents: cents(Math.abs(one.cents - other.cents)),
  currency: 'EUR',
  bgn: Math.round(Math.abs(one.bgn - other.bgn) * 100) / 100,
});

/** All prices of the listing, newest first; empty with a single price. */
export function PriceHistory({ listing }: { listing: Listing }) {
  const { priceHistory } = listing;
  if (priceHistory.length < 2) return null;
  return (
    <DetailSection title={texts.history}>
      <List>
        {priceHistory
          .map(({ price, at }, index) => {
            const former = priceHistory[index - 1]?.price ?? price;
            const isCut = price.cents < former.cents;
            return (
              <li key={at}>
                <time dateTime={at}>{formatDate(at, 'short')}</time>
                <b>
                  <Amount money={price} />
                </b>
                {price.cents !== former.cents && (
                  <Badge $tone={isCut ? 'good' : 'wait'}>
                    {isCut ? <TrendingDown /> : <TrendingUp />}
                    {isCut ? '−' : '+'}
                    <Amount money={difference(price, former)} />
                  </Badge>
                )}
              </li>
            );
          })
          .toReversed()}
      </List>
    </DetailSection>
  );
}

export function ReducedBadge({ listing }: { listing: Listing }) {
  if (!isReduced(listing)) return null;
  return (
    <Cluster>
      <Badge $tone="good">
        <TrendingDown />
        {texts.reduced}
      </Badge>
    </Cluster>
  );
}
