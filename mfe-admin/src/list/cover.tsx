import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { color, radius } from '@pokriv/web-kit/ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';

const Box = styled.span<{ $px: number }>`
  display: grid;
  place-items: center;
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
    width: 20px;
  }
`;

interface CoverProps {
  picture: { id: string } | null | undefined;
  /** Width in px. */
  px: number;
}

/** First picture of a listing; decorative, because the title stands beside it. */
export function Cover({ picture, px }: CoverProps) {
  return (
    <Box $px={px}>
      {picture ? (
        <img
          src={pictureAddress(picture.id, 320)}
          alt=""
          width={px}
          height={Math.round(px * 0.75)}
          loading="lazy"
        />
      ) : (
        <ImageOff />
      )}
    </Box>
  );
}
