import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { color, radius, RoofLine } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Box = styled.span<{ $px: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $px }) => $px}px;
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
    width: 60%;
  }
`;

interface CoverProps {
  image: PropertyImage | null;
  /** Width in px. */
  px: number;
}

/** First picture of a listing; decorative, because the title stands beside it. */
export function Cover({ image, px }: CoverProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Box $px={px} aria-hidden="true">
      {image && !isBroken ? (
        <img
          src={pictureAddress(image.id, 320)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <RoofLine />
      )}
    </Box>
  );
}
