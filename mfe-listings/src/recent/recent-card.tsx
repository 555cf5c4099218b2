import { cityName } from '@pokriv/contracts/cities';
import { styled } from 'styled-components';

import { Body, Muted, Root, TitleLink } from '../card/card-parts.ts';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import type { RecentListing } from './recent-listing.ts';

const Title = styled.h3`
  font-size: inherit;
`;

/** A small card of what was kept: picture, price, title, city. */
export function RecentCard({ listing }: { listing: RecentListing }) {
  const { id, title, price, city, cover } = listing;
  return (
    <Root as="article" $flush $lifts>
      <Picture image={cover} alt={title} sizes="220px" />
      <Body>
        <Price bgn={price} />
        <Title>
          <TitleLink to={`/properties/${id}`}>{title}</TitleLink>
        </Title>
        {city && <Muted>{cityName(city)}</Muted>}
      </Body>
    </Root>
  );
}
