import { isReduced } from '@pokriv/contracts/listing/reduced-rent';
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

const difference = (one: Money, other: Money): Money => ({
  cents: cents(Math.abs(one.cents - other.cents)),
  currency: 'EUR',
  bgn: Math.round(Math.abs(one.bgn - other.bgn) * 100) / 100,
});

/** Newest first; hidden for a single price. */
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
  if (!isReduced(listing.priceHistory)) return null;
  return (
    <Cluster>
      <Badge $tone="good">
        <TrendingDown />
        {texts.reduced}
      </Badge>
    </Cluster>
  );
}
