import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import { formatAgo } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Cluster, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

export function OwnerRecord({ owner }: { owner: ModerationFile['owner'] }) {
  const listings = (Object.keys(listingStatuses) as ListingStatus[])
    .filter((status) => owner.listings[status])
    .map((status) => `${listingStatuses[status]}: ${owner.listings[status]}`);
  return (
    <Stack $gap={2}>
      <div>
        <Text $size="small">
          <Link to={pathTo(pages.adminUser, owner.id)}>{owner.name}</Link>
        </Text>
        <Text $size="tiny" $tone="muted">
          {owner.email}
          {owner.memberSince && ` · ${texts.registered(formatAgo(owner.memberSince))}`}
        </Text>
      </div>
      {owner.isHidden && <Notice tone="wait">{texts.hidden}</Notice>}
      <Cluster $gap={1} title={texts.decisions}>
        <Badge $tone="good">{texts.approved(owner.approved)}</Badge>
        <Badge $tone={owner.rejected > 0 ? 'wait' : 'neutral'}>{texts.rejected(owner.rejected)}</Badge>
        <Badge $tone={owner.removed > 0 ? 'danger' : 'neutral'}>{texts.removed(owner.removed)}</Badge>
      </Cluster>
      <Text $size="tiny">
        <Link to={`${pages.adminListings.path}?ownerId=${owner.id}`} title={texts.all}>
          {listings.join(' · ') || texts.all}
        </Link>
      </Text>
    </Stack>
  );
}
