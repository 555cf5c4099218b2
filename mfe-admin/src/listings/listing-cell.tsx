import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Link } from '@pokriv/web-kit/router';
import { font, space, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { titleOf } from '../list/title-of.ts';
import { Cover } from '../list/cover.tsx';
import { texts } from './messages.ts';
import { moderationPath } from './row-menu.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  min-width: 200px;

  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-weight: ${font.weight.strong};
    line-height: 1.3;
  }
`;

export function ListingCell({ listing }: { listing: OwnProperty }) {
  const { id, number, images } = listing;
  const [cover] = images;
  return (
    <Row>
      <Cover picture={cover} px={56} />
      <div>
        <Link to={moderationPath(id)}>{titleOf(listing)}</Link>
        <Text as="span" $size="tiny" $tone="muted">
          {texts.number(shownListingNumber(number))}
        </Text>
      </div>
    </Row>
  );
}
