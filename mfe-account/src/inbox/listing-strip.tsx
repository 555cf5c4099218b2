import { cityName } from '@pokriv/contracts/place/cities';
import type { Thread } from '@pokriv/contracts/conversation/thread';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Amount, Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, color, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Cover } from './cover.tsx';
import { texts } from './messages.ts';

const Strip = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.line};

  > div {
    min-width: 0;
  }
`;

const Title = styled(Link)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Listing of a thread with its current rent and, after a change, the rent at the start of the thread. */
export function ListingStrip({ listing }: Pick<Thread, 'listing'>) {
  const { id, title, cover, city, status, price, priceThen } = listing;
  const isChanged = price && priceThen && price.cents !== priceThen.cents;
  return (
    <Strip>
      <Cover image={cover} px={88} />
      <div>
        <Title to={pathTo(pages.listing, id)}>{title}</Title>
        <Cluster $gap={2}>
          <Text as="span" $size="small" $tone="muted">
            {cityName(city)}
          </Text>
          {status !== 'active' && <Badge $tone="wait">{listingStatuses[status]}</Badge>}
        </Cluster>
        {price && <Price money={price} />}
        {isChanged && (
          <Text $size="small" $tone="muted">
            {texts.priceThen}: <Amount money={priceThen} />
          </Text>
        )}
      </div>
    </Strip>
  );
}
