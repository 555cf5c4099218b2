import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useGallery } from '../gallery/use-gallery.tsx';
import { Picture } from '../picture/picture.tsx';
import { Corners, PicturesButton, Top, TurnButton } from './card-parts.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';

interface CardPicturesProps {
  property: CardProperty;
  sizes: string;
  isEager: boolean;
  badges: ReactNode;
  heart: ReactNode;
}

/**
 * Cover with badges and buttons. The carousel arrows are mouse-only and out of the tab order: keyboard and touch users
 * have the gallery.
 */
export function CardPictures({ property, sizes, isEager, badges, heart }: CardPicturesProps) {
  const { title, images = [] } = property;
  const [turned, setTurned] = useState(0);
  const gallery = useGallery({ images, title });
  const count = images.length;
  const index = turned % Math.max(1, count);
  const turn = (by: number) => setTurned((index + by + count) % count);
  const place = index > 0 ? `${index + 1}/${count}` : String(count);
  return (
    <Top>
      <Picture image={images[index]} alt={title} sizes={sizes} isEager={isEager} />
      <Corners>
        <div>
          <div>{badges}</div>
          {heart}
        </div>
        {count > 0 && (
          <div>
            <PicturesButton
              type="button"
              aria-label={cardTexts.gallery(title, place)}
              onClick={() => gallery.openAt(index)}
            >
              <Images />
              {place}
            </PicturesButton>
          </div>
        )}
      </Corners>
      {count > 1 && (
        <>
          <TurnButton $side="left" type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(-1)}>
            <ChevronLeft />
          </TurnButton>
          <TurnButton $side="right" type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
            <ChevronRight />
          </TurnButton>
        </>
      )}
      {gallery.view}
    </Top>
  );
}
