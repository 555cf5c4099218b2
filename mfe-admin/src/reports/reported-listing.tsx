import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import { formatAgo } from '@pokriv/web-kit/format';
import { Price } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Cluster, color, radius, Skeleton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import type { ListingOfGroup } from './use-reported-listing.ts';

const SHOWN_PICTURES = 6;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(2)};
  padding: 0;
  list-style: none;

  a {
    display: block;
    aspect-ratio: 3 / 2;
    overflow: hidden;
    border-radius: ${radius.control};
    background: ${color.sunken};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

function Owner({ owner }: { owner: ModerationFile['owner'] }) {
  return (
    <Stack $gap={1}>
      <Text $size="tiny" $tone="muted">
        {texts.owner}
      </Text>
      <Cluster $gap={2}>
        <Link to={pathTo(pages.adminUser, owner.id)}>{owner.name || owner.email}</Link>
        {owner.memberSince && (
          <Text as="span" $size="small" $tone="muted">
            {texts.registered(formatAgo(owner.memberSince))}
          </Text>
        )}
        {owner.isHidden && <Badge $tone="danger">{texts.hidden}</Badge>}
      </Cluster>
      <Cluster $gap={2}>
        <Badge $tone="good">{texts.record.approved(owner.approved)}</Badge>
        <Badge $tone={owner.rejected > 0 ? 'wait' : 'neutral'}>{texts.record.rejected(owner.rejected)}</Badge>
        <Badge $tone={owner.removed > 0 ? 'danger' : 'neutral'}>{texts.record.removed(owner.removed)}</Badge>
      </Cluster>
    </Stack>
  );
}

export function ReportedListing({ read: { listing, owner, error, retry } }: { read: ListingOfGroup }) {
  if (error && !listing) {
    return (
      <Cluster $gap={3}>
        <Text $tone="muted">{error.message}</Text>
        <Button type="button" variant="secondary" size="small" onClick={retry}>
          {texts.retry}
        </Button>
      </Cluster>
    );
  }
  if (!listing) return <Skeleton $height="96px" />;
  const { images, price, location } = listing;
  return (
    <Stack $gap={3}>
      <Pictures aria-label={texts.pictures}>
        {images.slice(0, SHOWN_PICTURES).map(({ id: picture }, index) => (
          <li key={picture}>
            <a
              href={pictureAddress(picture, 1280)}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openPicture(index + 1)}
            >
              <img src={pictureAddress(picture, 320)} alt="" loading="lazy" />
            </a>
          </li>
        ))}
      </Pictures>
      <Cluster $gap={3}>
        {price && <Price money={price} />}
        <Text as="span" $tone="muted">
          {[location.city && cityName(location.city), location.neighborhood].filter(Boolean).join(', ')}
        </Text>
      </Cluster>
      {owner && <Owner owner={owner} />}
    </Stack>
  );
}
