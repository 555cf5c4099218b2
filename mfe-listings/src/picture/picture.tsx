import type { PropertyImage } from '@pokriv/contracts/property';
import { color, font, RoofLine, space } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { pictureTexts } from './messages.ts';
import { pictureSource } from './picture-source.ts';
import { usePlaceholder } from './use-placeholder.ts';

const Box = styled.span<{ $ratio: string }>`
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color.sunken} center / cover no-repeat;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Missing = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  font-size: ${font.size.tiny};
  color: ${color.muted};

  svg {
    width: 56px;
  }
`;

export interface PictureProps {
  image: PropertyImage | undefined;
  /** Stands in for a picture without a description of its own. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  ratio?: string;
  /** On the first screen: loads at once. */
  isEager?: boolean;
}

/** A picture of a listing in a box of fixed proportions; missing or broken, a drawn roof says so. */
export function Picture({ image, alt, sizes, ratio = '4 / 3', isEager = false }: PictureProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const placeholder = usePlaceholder(image?.placeholder, loaded !== image?.id);
  const isMissing = !image || broken === image.id;
  return (
    <Box
      $ratio={ratio}
      style={placeholder && !isMissing ? { backgroundImage: `url(${placeholder})` } : undefined}
    >
      {isMissing ? (
        <Missing role="img" aria-label={pictureTexts.none}>
          <RoofLine />
          {pictureTexts.none}
        </Missing>
      ) : (
        <img
          {...pictureSource(image.id)}
          sizes={sizes}
          alt={image.alt || alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(image.id)}
          onError={() => setBroken(image.id)}
        />
      )}
    </Box>
  );
}
