import type { PropertyImage } from '@pokriv/contracts/property';
import { IconButton } from '@pokriv/web-kit/ui';
import { useModal } from '@pokriv/web-kit/ui/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { pictureUrl } from '../picture/picture-source.ts';
import { Arrow, Bar, Frame, Root, Shown, Stage, Strip, Thumbnail } from './gallery-parts.ts';
import { galleryTexts } from './messages.ts';
import { useSwipe } from './use-swipe.ts';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

export interface GalleryProps {
  images: readonly PropertyImage[];
  title: string;
  start: number;
  onClose: () => void;
}

/** Pictures over the whole screen: keys, buttons, swipes and thumbnails, all going round (spec §2). */
export function Gallery({ images, title, start, onClose }: GalleryProps) {
  const [index, setIndex] = useState(start);
  const stripRef = useRef<HTMLDivElement>(null);
  const { onKeyDown, ...modal } = useModal({ open: true, onClose });
  const go = (step: 1 | -1) => setIndex((index + step + images.length) % images.length);
  const swipe = useSwipe(go);
  const image = images[index];

  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = images[(index + step + images.length) % images.length];
      if (neighbour) new Image().src = pictureUrl(neighbour.id, 1280);
    }
    stripRef.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [index, images]);

  const listen = (event: KeyboardEvent<HTMLDialogElement>) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      go(step);
    }
    onKeyDown(event);
  };

  if (!image) return null;
  return (
    <Root
      {...modal}
      onKeyDown={listen}
      aria-label={galleryTexts.label(title)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Frame>
        <Bar>
          <span aria-live="polite">{galleryTexts.counter(index + 1, images.length)}</span>
          <IconButton label={galleryTexts.close} onClick={onClose}>
            <X />
          </IconButton>
        </Bar>
        <Stage {...swipe.handlers}>
          <Shown
            key={image.id}
            src={pictureUrl(image.id, 1280)}
            alt={image.alt || galleryTexts.picture(index + 1, title)}
            draggable={false}
            $isDrawn={swipe.offset !== 0}
            style={{ transform: `translateX(${swipe.offset}px)` }}
          />
        </Stage>
        {images.length > 1 && (
          <>
            <Arrow $side="left">
              <IconButton tone="floating" label={galleryTexts.previous} onClick={() => go(-1)}>
                <ChevronLeft />
              </IconButton>
            </Arrow>
            <Arrow $side="right">
              <IconButton tone="floating" label={galleryTexts.next} onClick={() => go(1)}>
                <ChevronRight />
              </IconButton>
            </Arrow>
            <Strip ref={stripRef} role="group" aria-label={galleryTexts.thumbnails}>
              {images.map(({ id }, number) => (
                <Thumbnail
                  key={id}
                  type="button"
                  aria-label={galleryTexts.picture(number + 1, title)}
                  aria-current={number === index ? 'true' : undefined}
                  onClick={() => setIndex(number)}
                >
                  <img src={pictureUrl(id, 320)} alt="" loading="lazy" draggable={false} />
                </Thumbnail>
              ))}
            </Strip>
          </>
        )}
      </Frame>
    </Root>
  );
}
