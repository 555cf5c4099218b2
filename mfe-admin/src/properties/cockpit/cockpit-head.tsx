import { cityName } from '@pokriv/contracts/place/cities';
import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatAgo } from '@pokriv/web-kit/format';
import { Price } from '@pokriv/web-kit/price';
import { breakpoint, Cluster, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { waitsSince } from '../../deciding/decision.ts';
import { StatusBadge } from '../../list/status-badge.tsx';
import { texts } from '../../messages.ts';
import { PreviewButton } from '../preview-button.tsx';
import { MarkedText } from '../file/marked-text.tsx';

/* Leaves room for the neighbour links. */
const Title = styled(Heading)`
  ${breakpoint.desktop} {
    padding-right: ${space(56)};
  }
`;

const Line = styled(Cluster)`
  ${breakpoint.desktop} {
    flex-wrap: nowrap;

    /* The facts beside them wrap instead. */
    > :last-child {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`;

interface CockpitHeadProps {
  listing: OwnProperty;
  /** Scam phrases found in the title. */
  phrases: readonly string[];
  /** Beside the preview. */
  children?: ReactNode;
}

export function CockpitHead({ listing, phrases, children }: CockpitHeadProps) {
  const { title, price, number, location } = listing;
  const place = [location.city && cityName(location.city), location.neighborhood].filter(Boolean).join(', ');
  return (
    <Stack $gap={1}>
      <Title $size="lead">
        {title ? <MarkedText field="title" text={title} phrases={phrases} /> : texts.listing.noTitle}
      </Title>
      <Line $gap={2} $spread>
        <Cluster $gap={2}>
          {price && (
            <span>
              <Price money={price} />
            </span>
          )}
          <StatusBadge status={listing.status} />
          <Text as="span" $size="small" $tone="muted">
            {[
              place,
              texts.listing.number(shownListingNumber(number)),
              texts.queue.changed(formatAgo(waitsSince(listing))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Cluster>
        <Cluster $gap={4}>
          {children}
          <PreviewButton id={listing.id} />
        </Cluster>
      </Line>
    </Stack>
  );
}
