import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { useState, type Ref } from 'react';

import { InFormats } from '../picture/in-formats.tsx';
import { pictureSource } from '../picture/picture-source.ts';
import { placeholderPicture } from '../picture/placeholder-picture.ts';
import { Shown, SlideRoot } from './gallery-parts.ts';
import type { Zoom } from './zoom.ts';

interface SlideProps {
  image: PropertyImage;
  alt: string;
  /** 0 is the current slide; −1 and 1 are preloaded neighbours. */
  side: -1 | 0 | 1;
  /** Horizontal drag, px. */
  offset: number;
  zoom: Zoom;
  isHeld: boolean;
  pictureRef?: Ref<HTMLImageElement>;
}

const transformOf = ({ scale, x, y }: Zoom) =>
  scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;

/** Blurred until loaded. */
export function Slide({ image, alt, side, offset, zoom, isHeld, pictureRef }: SlideProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const sizes = zoom.scale > 1 ? '1280px' : '100vw';
  const placeholder = isLoaded ? undefined : placeholderPicture(image.placeholder);
  return (
    <SlideRoot
      $isDrawn={offset !== 0}
      style={{ transform: `translateX(calc(${side * 100}% + ${offset}px))` }}
      aria-hidden={side !== 0}
    >
      <InFormats image={image} sizes={sizes}>
        <Shown
          {...pictureSource(image)}
          ref={pictureRef}
          $isHeld={isHeld}
          src={pictureAddress(image.id, 1280)}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={side === 0 ? alt : ''}
          fetchPriority={side === 0 ? 'high' : 'low'}
          draggable={false}
          onLoad={() => setIsLoaded(true)}
          style={{
            transform: transformOf(zoom),
            backgroundImage: placeholder && `url(${placeholder})`,
          }}
        />
      </InFormats>
    </SlideRoot>
  );
}
