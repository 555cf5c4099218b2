import type { PropertyImage } from '@pokriv/contracts/property';
import { useState } from 'react';

import { pictureSource, pictureUrl } from '../picture/picture-source.ts';
import { placeholderPicture } from '../picture/placeholder-picture.ts';
import { Shown, SlideRoot } from './gallery-parts.ts';

interface SlideProps {
  image: PropertyImage;
  alt: string;
  /** 0 is on the stage, −1 and 1 wait beside it and load meanwhile. */
  side: -1 | 0 | 1;
  /** How far it is drawn, in px. */
  offset: number;
}

/** One picture of the gallery, blurred until it has come. */
export function Slide({ image, alt, side, offset }: SlideProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const placeholder = isLoaded ? undefined : placeholderPicture(image.placeholder);
  return (
    <SlideRoot
      $isDrawn={offset !== 0}
      style={{ transform: `translateX(calc(${side * 100}% + ${offset}px))` }}
      aria-hidden={side !== 0}
    >
      <Shown
        {...pictureSource(image.id)}
        src={pictureUrl(image.id, 1280)}
        sizes="100vw"
        width={image.width}
        height={image.height}
        alt={side === 0 ? alt : ''}
        fetchPriority={side === 0 ? 'high' : 'low'}
        draggable={false}
        onLoad={() => setIsLoaded(true)}
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </SlideRoot>
  );
}
