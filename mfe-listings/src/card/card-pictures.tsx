import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import type { ReactNode } from 'react';

import { useCircularIndex, wrapIndex } from '../gallery/use-circular-index.ts';
import { useGallery } from '../gallery/use-gallery.tsx';
import { Picture } from '../picture/picture.tsx';
import { Corners, PicturesButton, Top, TurnButton } from './card-parts.ts';
import type { CardProperty } from './card-property.ts';
import { cardTexts } from './messages.ts';
import { PictureDots } from './picture-dots.tsx';
import { Side, SwipeLink, Window } from './swipe-parts.ts';
import { usePictureSwipe } from './use-picture-swipe.ts';

interface CardPicturesProps {
  property: CardProperty;
  sizes: string;
  isEager: boolean;
  badges: ReactNode;
  heart: ReactNode;
}

const SIDES = [0, -1, 1] as const;
const ONLY_SHOWN = [0] as const;

/** Arrows for the mouse, swipes for touch; both outside the tab order, because the keyboard has the gallery. */
export function CardPictures({ property, sizes, isEager, badges, heart }: CardPicturesProps) {
  const { id, title, images = [] } = property;
  const count = images.length;
  const { position, index, go } = useCircularIndex(0, Math.max(1, count));
  const { offset, isTouched, handlers } = usePictureSwipe(go);
  const gallery = useGallery({ images, title });
  const isSeveral = count > 1;
  const place = index > 0 ? `${index + 1}/${count}` : String(count);
  return (
    <Top>
      <Window>
        {(isSeveral && isTouched ? SIDES : ONLY_SHOWN).map((side) => (
          <Side
            key={position + side}
            $side={side}
            $isHeld={offset !== undefined}
            style={{
              transform: isTouched ? `translateX(calc(${side * 100}% + ${offset ?? 0}px))` : undefined,
            }}
            aria-hidden={side !== 0}
          >
            <Picture
              image={images[wrapIndex(position + side, Math.max(1, count))]}
              alt={title}
              sizes={sizes}
              // A lazy picture outside the window loads only when scrolled into view.
              isEager={isEager || side !== 0}
            />
          </Side>
        ))}
      </Window>
      {isSeveral && (
        <>
          <SwipeLink
            to={pathTo(pages.listing, id)}
            tabIndex={-1}
            aria-hidden="true"
            draggable={false}
            {...handlers}
          />
          <PictureDots index={index} count={count} />
        </>
      )}
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
      {isSeveral && (
        <>
          <TurnButton $side="left" type="button" tabIndex={-1} aria-hidden="true" onClick={() => go(-1)}>
            <ChevronLeft />
          </TurnButton>
          <TurnButton $side="right" type="button" tabIndex={-1} aria-hidden="true" onClick={() => go(1)}>
            <ChevronRight />
          </TurnButton>
        </>
      )}
      {gallery.view}
    </Top>
  );
}
