import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { color, font, RoofLine, space } from '@pokriv/web-kit/ui';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { InFormats } from './in-formats.tsx';
import { pictureSource } from './picture-source.ts';
import { placeholderPicture } from './placeholder-picture.ts';

const pictureTexts = { none: 'Няма снимка' } as const;

const Box = styled.span<{ $ratio: string }>`
  display: block;
  position: relative;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color.sunken};

  > img,
  > picture > img {
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
  alt: string;
  sizes: string;
  ratio?: string;
  isEager?: boolean;
  onBroken?: () => void;
}

/** Failed before hydration, when no listener was attached. */
const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== '';

export function Picture({ image, alt, sizes, ratio = '4 / 3', isEager = false, onBroken }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const id = image?.id;
  const hash = image?.placeholder;
  const placeholder = useMemo(() => (hash ? placeholderPicture(hash) : undefined), [hash]);
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element && hasFailed(element)) setBroken(id);
    },
    [id],
  );
  const isMissing = !image || broken === id;
  return (
    <Box $ratio={ratio}>
      {isMissing ? (
        <Missing role="img" aria-label={pictureTexts.none}>
          <RoofLine />
          {pictureTexts.none}
        </Missing>
      ) : (
        <>
          {placeholder && <img src={placeholder} alt="" aria-hidden="true" draggable={false} />}
          <InFormats key={image.id} image={image} sizes={sizes} isEager={isEager}>
            <img
              ref={check}
              sizes={sizes}
              {...pictureSource(image)}
              alt={image.alt || alt}
              loading={isEager ? 'eager' : 'lazy'}
              fetchPriority={isEager ? 'high' : 'auto'}
              decoding="async"
              draggable={false}
              onError={() => {
                setBroken(image.id);
                onBroken?.();
              }}
            />
          </InFormats>
        </>
      )}
    </Box>
  );
}
