import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import { formatAgo } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Card, Cluster, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

export function OwnerRecord({ owner }: { owner: ModerationFile['owner'] }) {
  const listings = (Object.keys(listingStatuses) as ListingStatus[])
    .filter((status) => owner.listings[status])
    .map((status) => `${listingStatuses[status]}: ${owner.listings[status]}`);
  return (
    <Card as="section" aria-labelledby="owner-record">
      <Stack $gap={3}>
        <Heading as="h3" $size="text" id="owner-record">
          {texts.owner}
        </Heading>
        <div>
          <Text>{owner.name}</Text>
          <Text $size="small" $tone="muted">
            {owner.email}
            {owner.memberSince && ` · ${texts.registered(formatAgo(owner.memberSince))}`}
          </Text>
        </div>
        {owner.isHidden && <Notice tone="wait">{texts.hidden}</Notice>}
        <Stack $gap={1}>
          <Text $size="tiny" $tone="muted">
            {texts.decisions}
          </Text>
          <Cluster $gap={2}>
            <Badge $tone="good">{texts.approved(owner.approved)}</Badge>
            <Badge $tone={owner.rejected > 0 ? 'wait' : 'neutral'}>{texts.rejected(owner.rejected)}</Badge>
            <Badge $tone={owner.removed > 0 ? 'danger' : 'neutral'}>{texts.removed(owner.removed)}</Badge>
          </Cluster>
        </Stack>
        <Stack $gap={1}>
          <Text $size="tiny" $tone="muted">
            {texts.listings}
          </Text>
          <Text $size="small">{listings.join(' · ')}</Text>
        </Stack>
        <Cluster $gap={4}>
          <Link to={pathTo(pages.adminUser, owner.id)}>{texts.profile}</Link>
          <Link to={`${pages.adminListings.path}?ownerId=${owner.id}`}>{texts.all}</Link>
        </Cluster>
      </Stack>
    </Card>
  );
}
