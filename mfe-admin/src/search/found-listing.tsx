import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import { Amount } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Cluster, Text } from '@pokriv/web-kit/ui';

import { titleOf } from '../list/title-of.ts';
import { Cover } from '../list/cover.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { FoundRow } from './found-row.ts';
import { texts } from './messages.ts';

export function FoundListing({ listing }: { listing: OwnProperty }) {
  const { id, number, status, images, location, price, landlord, agencyName, eik } = listing;
  const place = [location.city && cityName(location.city), location.neighborhood].filter(Boolean).join(', ');
  const company = [agencyName, eik].filter(Boolean).join(', ');
  return (
    <FoundRow $side={56}>
      <Cover picture={images[0]} px={56} />
      <div>
        <Cluster $gap={2}>
          <Link to={`${pathTo(pages.adminQueueItem, id)}?status=all`} data-found>
            {titleOf(listing)}
          </Link>
          <StatusBadge status={status} />
        </Cluster>
        <Text $size="tiny" $tone="muted">
          {texts.number(shownListingNumber(number))}
          {place && ` · ${place}`}
          {price && (
            <>
              {' · '}
              <Amount money={price} />
            </>
          )}
        </Text>
        <Text $size="tiny" $tone="muted">
          {texts.owner}:{' '}
          <Link to={pathTo(pages.adminUser, landlord.id)}>
            {`${landlord.firstName} ${landlord.lastName}`.trim()}
          </Link>
          {company && ` · ${company}`}
        </Text>
      </div>
    </FoundRow>
  );
}
