import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { Amount } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Card, color, Heading, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { notFoundTexts as texts } from './messages.ts';

const NEWEST = { sort: 'newest', limit: '6' } as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)};
  border-radius: ${radius.card};
  color: inherit;
  text-decoration: none;
`;

const Thumbnail = styled.span`
  display: block;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Decisions §10: the six newest listings as small links; hidden on failure. */
export function NewestListings() {
  const { data } = useRead('searchProperties', { query: NEWEST });
  const listings = data?.data ?? [];
  if (listings.length === 0) return null;
  return (
    <Stack as="section" $gap={4}>
      <Heading $size="lead">{texts.newestListings}</Heading>
      <List>
        {listings.map((listing) => (
          <Card as="li" key={listing.id} $flush $lifts>
            <ListingRow listing={listing} />
          </Card>
        ))}
      </List>
    </Stack>
  );
}

function ListingRow({ listing: { id, title, images, price, location } }: { listing: PropertyCard }) {
  const [cover] = images;
  return (
    <Row to={pathTo(pages.listing, id)}>
      <Thumbnail>{cover && <img src={pictureAddress(cover.id, 320)} alt="" loading="lazy" />}</Thumbnail>
      <span>
        <Text as="strong" $size="small" $clamp={2}>
          {title}
        </Text>
        <Text as="span" $tone="muted" $size="small">
          <Amount money={price} /> · {cityName(location.city)}
        </Text>
      </span>
    </Row>
  );
}
