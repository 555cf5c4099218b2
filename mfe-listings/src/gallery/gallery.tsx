import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { IconButton } from '@pokriv/web-kit/ui';
import { useModal } from '@pokriv/web-kit/ui/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { Arrow, Bar, Caption, Frame, Root, Stage, Tools, WholeScreen } from './gallery-parts.ts';
import { galleryTexts } from './messages.ts';
import { Slide } from './slide.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { wrapIndex, useCircularIndex } from './use-circular-index.ts';
import { useStage } from './use-stage.ts';
import { SCALE_MAX, UNZOOMED } from './zoom.ts';

/** A modal `<dialog>` alone lets Tab out to the browser's toolbar. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const [leaves, enters] = event.shiftKey ? [buttons.at(0), buttons.at(-1)] : [buttons.at(-1), buttons.at(0)];
  if (document.activeElement !== leaves && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  enters?.focus();
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

export interface GalleryProps {
  images: readonly PropertyImage[];
  title: string;
  start: number;
  onClose: () => void;
}

const captionOf = (image: PropertyImage | undefined): string =>
  image?.alt || (image?.isFloorPlan ? galleryTexts.floorPlan : '');

/** Keys, buttons, swipes and thumbnails wrap around (spec §2); each picture zooms. */
export function Gallery({ images, title, start, onClose }: GalleryProps) {
  const isSingle = images.length < 2;
  const { position, index, go, jump } = useCircularIndex(start, images.length);
  const { onKeyDown, ...modal } = useModal({ open: true, onClose });
  const { stageRef, pictureRef, zoom, offset, isHeld, zoomIn, zoomOut, takeKey } = useStage({
    position,
    image: images[index],
    onSwipe: (step) => !isSingle && go(step),
  });

  const listen = (event: KeyboardEvent<HTMLDialogElement>) => {
    const step = isSingle ? undefined : STEPS[event.key];
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
    if (!isOfBrowser && takeKey(event.key)) event.preventDefault();
    else if (step) {
      event.preventDefault();
      go(step);
    }
    trapFocus(event);
    onKeyDown(event);
  };

  return (
    <Root
      {...modal}
      onKeyDown={listen}
      aria-label={galleryTexts.label(title)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <WholeScreen />
      <Frame>
        <Bar>
          <p aria-live="polite">
            <span>{galleryTexts.counter(index + 1, images.length)}</span>
            <Caption>{captionOf(images[index])}</Caption>
          </p>
          <Tools>
            {/* `disabled` would drop the focus, and key events with it. */}
            <IconButton label={galleryTexts.zoomIn} aria-disabled={zoom.scale >= SCALE_MAX} onClick={zoomIn}>
              <ZoomIn />
            </IconButton>
            <IconButton label={galleryTexts.zoomOut} aria-disabled={zoom.scale <= 1} onClick={zoomOut}>
              <ZoomOut />
            </IconButton>
            <IconButton label={galleryTexts.close} onClick={onClose}>
              <X />
            </IconButton>
          </Tools>
        </Bar>
        <Stage ref={stageRef}>
          {([-1, 0, 1] as const).map((side) => {
            const number = wrapIndex(position + side, images.length);
            const image = images[number];
            if (!image || (isSingle && side !== 0)) return null;
            return (
              <Slide
                key={position + side}
                image={image}
                alt={captionOf(image) || galleryTexts.picture(number + 1, title)}
                side={side}
                offset={offset}
                zoom={side === 0 ? zoom : UNZOOMED}
                isHeld={isHeld}
                pictureRef={side === 0 ? pictureRef : undefined}
              />
            );
          })}
        </Stage>
        {!isSingle && (
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
            <Thumbnails images={images} title={title} current={index} onJump={jump} />
          </>
        )}
      </Frame>
    </Root>
  );
}
