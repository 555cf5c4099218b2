import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

import { titleOf } from '../../list/title-of.ts';
import { texts } from './messages.ts';

type Other = Extract<RiskFlag, { kind: 'similar_picture' }>['other'];

export function OtherListing({ other }: { other: Other }) {
  return (
    <Text as="span" $size="small">
      <Link to={`${pathTo(pages.adminQueueItem, other.id)}?status=all`}>
        {texts.byOwner(titleOf(other), other.ownerName)}
      </Link>{' '}
      ({listingStatuses[other.status]})
    </Text>
  );
}
