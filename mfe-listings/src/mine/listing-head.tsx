import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { statusLabel } from '@pokriv/contracts/listing/status-label';
import { useRead } from '@pokriv/web-kit/api';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, Heading, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';

import { listingPlace } from '../detail/rows.ts';
import { isOwnView } from '../listing.ts';
import { mineTexts as texts } from './messages.ts';

interface ListingHeadProps {
  id: string;
  title: string;
  address: string;
}

export function ListingHead({ id, title, address }: ListingHeadProps) {
  const { data, error } = useRead('getProperty', { params: { id } });
  const listing = data?.data;
  return (
    <Stack $gap={2}>
      <Breadcrumb
        crumbs={[
          { text: texts.title, to: pages.myListings.path },
          { text: title, to: address },
        ]}
      />
      <Heading as="h1" $size="display">
        {title}
      </Heading>
      {listing ? (
        <Cluster $gap={3}>
          <Text as="span" $strong>
            <Link to={pathTo(pages.listing, id)}>{listing.title ?? texts.untitled}</Link>
          </Text>
          <Text as="span" $tone="muted">
            {listingPlace(listing)}
          </Text>
          <Badge>{isOwnView(listing) ? statusLabel(listing) : listingStatuses[listing.status]}</Badge>
        </Cluster>
      ) : (
        !error && <Skeleton $height="26px" $width="60%" />
      )}
    </Stack>
  );
}
