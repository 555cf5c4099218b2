import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Price } from '@pokriv/web-kit/price';
import { styled } from 'styled-components';

import { Picture } from '../picture/picture.tsx';
import { Body, Muted, Root, TitleLink } from './card-parts.ts';
import { compactPlaceText, type CompactListing } from './card-property.ts';

const Title = styled.h3`
  font-size: inherit;
`;

/** Card with picture, title, place and price only (spec §2), 220 px wide. */
export function CompactCard({ listing }: { listing: CompactListing }) {
  const { id, title, price, cover } = listing;
  const place = compactPlaceText(listing);
  return (
    <Root as="article" $flush $lifts>
      <Picture image={cover} alt={title} sizes="220px" />
      <Body>
        <Price money={price} />
        <Title>
          <TitleLink to={pathTo(pages.listing, id)}>{title}</TitleLink>
        </Title>
        {place && <Muted>{place}</Muted>}
      </Body>
    </Root>
  );
}
