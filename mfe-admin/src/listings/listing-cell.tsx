import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Link } from '@pokriv/web-kit/router';
import { color, font, radius, space, Text } from '@pokriv/web-kit/ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';

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

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 42px;
  overflow: hidden;
  border-radius: ${radius.control};
  color: ${color.muted};
  background: ${color.sunken};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  svg {
    width: 18px;
  }
`;

export function ListingCell({ listing: { id, number, title, images } }: { listing: OwnProperty }) {
  const [cover] = images;
  return (
    <Row>
      <Picture>
        {cover ? (
          <img src={pictureAddress(cover.id, 320)} alt="" width={56} height={42} loading="lazy" />
        ) : (
          <ImageOff />
        )}
      </Picture>
      <div>
        <Link to={moderationPath(id)}>{title ?? texts.untitled}</Link>
        <Text as="span" $size="tiny" $tone="muted">
          {texts.number(shownListingNumber(number))}
        </Text>
      </div>
    </Row>
  );
}
