import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { useEffect, useRef } from 'react';

import { Strip, Thumbnail } from './gallery-parts.ts';
import { galleryTexts } from './messages.ts';

interface ThumbnailsProps {
  images: readonly PropertyImage[];
  title: string;
  current: number;
  onJump: (index: number) => void;
}

export function Thumbnails({ images, title, current, onJump }: ThumbnailsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.children[current]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Strip ref={ref} role="group" aria-label={galleryTexts.thumbnails}>
      {images.map(({ id, isFloorPlan }, index) => (
        <Thumbnail
          key={id}
          type="button"
          aria-label={isFloorPlan ? galleryTexts.floorPlan : galleryTexts.picture(index + 1, title)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onJump(index)}
        >
          <img src={pictureAddress(id, 320)} alt="" loading="lazy" draggable={false} />
        </Thumbnail>
      ))}
    </Strip>
  );
}
