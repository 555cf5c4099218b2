import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { breakpoint, color, Notice, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  padding: 0;

  ${breakpoint.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  }

  li:first-child {
    grid-column: span 3;

    ${breakpoint.tablet} {
      grid-column: span 2;
      grid-row: span 2;
    }
  }

  a {
    display: block;
    height: 100%;
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

interface ListingPicturesProps {
  images: readonly PropertyImage[];
}

export function ListingPictures({ images }: ListingPicturesProps) {
  if (images.length === 0) return <Notice tone="wait">{texts.listing.noPictures}</Notice>;
  return (
    <List>
      {images.map(({ id, width, height, alt }, index) => (
        <li key={id}>
          <a
            href={pictureAddress(id, 1280)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.listing.openPicture(index + 1)}
          >
            <img
              src={pictureAddress(id, index === 0 ? 640 : 320)}
              alt={alt || texts.listing.picture(index + 1, images.length)}
              width={width}
              height={height}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </List>
  );
}
