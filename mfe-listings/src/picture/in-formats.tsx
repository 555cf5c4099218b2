import type { PropertyImage } from '@pokriv/contracts/listing/property';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';

import { avifSource } from './picture-source.ts';

const Formats = styled.picture`
  display: contents;
`;

interface InFormatsProps {
  image: Pick<PropertyImage, 'id' | 'hasAvif'>;
  sizes: string;
  /** Preloaded from the first HTML. */
  isEager?: boolean;
  children: ReactNode;
}

/** `<img>` of `pictureSource`, as AVIF if stored and supported. */
export function InFormats({ image: { id, hasAvif }, sizes, isEager = false, children }: InFormatsProps) {
  if (!hasAvif) return children;
  const srcSet = avifSource(id);
  // React preloads an eager `<img>`, but not one inside a `<picture>`; a browser without AVIF ignores the link.
  if (isEager && typeof window === 'undefined')
    preload(srcSet, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <Formats>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {children}
    </Formats>
  );
}
