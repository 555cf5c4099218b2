import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { cityName } from '@pokriv/contracts/place/cities';
import { Amount } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, motion, radius, space, Text } from '@pokriv/web-kit/ui';
import { ImageOff } from 'lucide-react';
import { css, styled } from 'styled-components';

import { texts } from '../messages.ts';
import type { Decision } from '../deciding/decision.ts';
import { RowSigns } from './row-signs.tsx';
import type { QueueListing } from './use-queue.ts';

const narrow = css`
  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(2)};

    > span:first-child {
      display: none;
    }
  }
`;

const Row = styled(Link)<{ $isNarrow: boolean }>`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(2.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  text-decoration: none;
  color: ${color.text};
  background: ${color.surface};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }

  &[data-decided='true'] {
    opacity: 0.6;
  }

  &[aria-current='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  strong {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${font.size.small};
    line-height: 1.3;
  }

  ${({ $isNarrow }) => $isNarrow && narrow}
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
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
    width: 22px;
  }
`;

interface QueueRowProps {
  listing: QueueListing;
  /** A narrow column beside an open listing. */
  isNarrow: boolean;
  to: string;
  isOpen: boolean;
  showsStatus: boolean;
  /** Decision in its undo window, or sent and not yet in the list. */
  decision: Decision | undefined;
}

export function QueueRow({ listing, isNarrow, to, isOpen, showsStatus, decision }: QueueRowProps) {
  const { images, location, price } = listing;
  const [cover] = images;
  return (
    <Row
      to={to}
      $isNarrow={isNarrow}
      aria-current={isOpen ? 'true' : undefined}
      data-decided={decision !== undefined}
    >
      <Picture>
        {cover ? (
          <img src={pictureAddress(cover.id, 320)} alt="" width={96} height={72} loading="lazy" />
        ) : (
          <ImageOff />
        )}
      </Picture>
      <span>
        <strong>{listing.title ?? texts.listing.noTitle}</strong>
        <Text as="span" $size="tiny">
          {price && (
            <>
              <Amount money={price} />
              {' · '}
            </>
          )}
          {location.city && `${cityName(location.city)} · `}
          {texts.queue.pictures(images.length)}
        </Text>
        <RowSigns listing={listing} showsStatus={showsStatus} decision={decision} />
      </span>
    </Row>
  );
}
