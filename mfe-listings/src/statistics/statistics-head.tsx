import { listingStatuses } from '@pokriv/contracts/listing-states';
import { useRead } from '@pokriv/web-kit/api';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, Heading, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';

import { listingPlace } from '../detail/rows.ts';
import { statisticsTexts as texts } from './messages.ts';

/** Which listing the numbers are of. */
export function StatisticsHead({ id }: { id: string }) {
  const { data, error } = useRead('getProperty', { params: { id } });
  const listing = data?.data;
  return (
    <Stack $gap={2}>
      <Breadcrumb
        crumbs={[
          { text: texts.back, to: '/my-properties' },
          { text: texts.title, to: `/my-properties/${id}/stats` },
        ]}
      />
      <Heading as="h1" $size="display">
        {texts.title}
      </Heading>
      {listing ? (
        <Cluster $gap={3}>
          <Text as="span" $strong>
            <Link to={`/properties/${id}`}>{listing.title ?? texts.untitled}</Link>
          </Text>
          <Text as="span" $tone="muted">
            {listingPlace(listing)}
          </Text>
          <Badge>{listingStatuses[listing.status]}</Badge>
        </Cluster>
      ) : (
        !error && <Skeleton $height="26px" $width="60%" />
      )}
    </Stack>
  );
}
