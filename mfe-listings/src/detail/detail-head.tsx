import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { Amount, Price } from '@pokriv/web-kit/price';
import { Badge, Cluster, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';

import { PaidBadge } from '../card/promotion-badges.tsx';
import type { Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';
import { ReducedBadge } from './price-history.tsx';
import { listingPlace } from './rows.ts';

const Place = styled(Text)`
  display: flex;
  align-items: center;
  gap: 6px;

  svg {
    width: 18px;
    height: 18px;
  }
`;

const Sums = styled(Cluster)`
  align-items: baseline;
  row-gap: ${space(1)};
`;

export function DetailHead({ listing }: { listing: Listing }) {
  const { title, price, pricePerM2, propertyType } = listing;
  const place = listingPlace(listing);
  return (
    <Stack $gap={3}>
      <Cluster $gap={2}>
        {propertyType && <Badge>{propertyTypes[propertyType]}</Badge>}
        <ReducedBadge listing={listing} />
        <PaidBadge listing={listing} isExplained />
      </Cluster>
      <Heading as="h1" $size="display">
        {title ?? texts.untitled}
      </Heading>
      {place && (
        <Place $tone="muted">
          <MapPin aria-hidden />
          {place}
        </Place>
      )}
      {price !== undefined && (
        <Sums $gap={4}>
          <Price money={price} isLarge />
          {pricePerM2 !== undefined && (
            <Text as="span" $tone="muted">
              <Amount money={pricePerM2} /> {texts.perM2}
            </Text>
          )}
        </Sums>
      )}
    </Stack>
  );
}
