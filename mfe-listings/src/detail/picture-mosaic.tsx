import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { videoSite } from '@pokriv/contracts/listing/video-site';
import {
  breakpoint,
  Button,
  buttonStyle,
  color,
  layer,
  radius,
  space,
  type ButtonLook,
} from '@pokriv/web-kit/ui';
import { Images, LayoutPanelLeft, Play } from 'lucide-react';
import { useState, type UIEvent } from 'react';
import { css, styled } from 'styled-components';

import { onPicture } from '../card/card-parts.ts';
import { galleryTexts } from '../gallery/messages.ts';
import { Picture } from '../picture/picture.tsx';
import { PHONE_RATIO, PicturesPlace } from './detail-layout.ts';
import { detailTexts as texts } from './messages.ts';

interface Mosaic {
  shown: number;
  columns: string;
  ratio: string;
}

function mosaicOf(count: number): Mosaic {
  if (count >= 5) return { shown: 5, columns: '2fr 1fr 1fr', ratio: '3 / 1' };
  if (count >= 3) return { shown: 3, columns: '2fr 1fr', ratio: '9 / 4' };
  if (count === 2) return { shown: 2, columns: '1fr 1fr', ratio: '3 / 1' };
  return { shown: 1, columns: '1fr', ratio: '3 / 2' };
}

/** Keeps title and contacts above the fold in a low window. */
const MOST = `max(260px, 46dvh)`;

const mosaic = css<{ $count: number }>`
  display: grid;
  grid-template-columns: ${({ $count }) => mosaicOf($count).columns};
  grid-auto-rows: minmax(0, 1fr);
  width: 100%;
  aspect-ratio: ${({ $count }) => mosaicOf($count).ratio};
  max-width: ${({ $count }) => ($count === 1 ? '720px' : 'none')};
  margin: 0;
  padding: 0;
  border-radius: ${radius.card};
  overflow: hidden;

  > :first-child {
    grid-row: span ${({ $count }) => ($count >= 3 ? 2 : 1)};
  }

  > :nth-child(n + ${({ $count }) => mosaicOf($count).shown + 1}) {
    display: none;
  }
`;

const Tiles = styled.div<{ $count: number }>`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > * {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }

  ${breakpoint.tablet} {
    gap: ${space(2)};
    ${mosaic}
    max-height: ${MOST};
  }

  @media print {
    gap: ${space(2)};
    ${mosaic}
    max-height: none;
  }
`;

/** No part of a plan is cut off; its paper is white in both themes. */
const wholePlan = css`
  && img {
    object-fit: contain;
    background: white;
  }
`;

const Tile = styled.button<{ $isFloorPlan: boolean }>`
  display: grid;
  min-width: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color.sunken};
  cursor: zoom-in;

  > span {
    height: 100%;
    aspect-ratio: ${PHONE_RATIO};
  }

  @media (min-width: 700px), print {
    min-height: 0;

    > span {
      aspect-ratio: auto;
    }
  }

  ${({ $isFloorPlan }) => $isFloorPlan && wholePlan}

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.card};
  }
`;

/** „2/6“, phones only. */
const Counter = styled.span<{ $isAbove: boolean }>`
  position: absolute;
  left: ${space(3)};
  ${({ $isAbove }) => ($isAbove ? 'top' : 'bottom')}: ${space(3)};
  z-index: ${layer.raised};
  padding: ${space(1)} ${space(2.5)};
  ${onPicture}
  pointer-events: none;

  @media (min-width: 700px), print {
    display: none;
  }
`;

const Box = styled(PicturesPlace)`
  @media print {
    > :last-child {
      display: none;
    }
  }
`;

const Ways = styled.div`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  z-index: ${layer.raised};
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  max-width: calc(100% - 2 * ${space(3)});

  /* Two buttons fit beside the counter, three in its place. */
  @media (max-width: 699px) {
    svg {
      display: none;
    }
  }
`;

const VideoLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

interface PictureMosaicProps {
  images: readonly PropertyImage[];
  title: string;
  /** Address of the video at its own site. */
  video?: string | undefined;
  onOpen: (index: number) => void;
}

export function PictureMosaic({ images, title, video, onOpen }: PictureMosaicProps) {
  const [shown, setShown] = useState(1);
  const film = video && (
    <VideoLink
      $variant="secondary"
      $size="small"
      $wide={false}
      href={video}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={texts.openVideo(videoSite(video))}
    >
      <Play aria-hidden />
      {texts.video}
    </VideoLink>
  );
  if (images.length === 0) {
    return (
      <Box>
        <Picture image={undefined} alt={title} sizes="100vw" ratio="5 / 2" />
        <Ways>{film}</Ways>
      </Box>
    );
  }
  const floorPlan = images.findIndex(({ isFloorPlan }) => isFloorPlan);
  const count = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setShown(1 + Math.round(scrollLeft / Math.max(1, clientWidth)));
  return (
    <Box role="group" aria-label={texts.pictures}>
      <Tiles $count={images.length} onScroll={count}>
        {images.map((image, index) => (
          <Tile
            key={image.id}
            type="button"
            $isFloorPlan={image.isFloorPlan ?? false}
            aria-label={image.isFloorPlan ? texts.openFloorPlan : texts.openPicture(index + 1)}
            onClick={() => onOpen(index)}
          >
            <Picture
              image={image}
              alt={image.isFloorPlan ? galleryTexts.floorPlan : title}
              ratio="3 / 2"
              sizes={index === 0 ? '(min-width: 1200px) 600px, 100vw' : '(min-width: 700px) 300px, 100vw'}
              isEager={index === 0}
            />
          </Tile>
        ))}
      </Tiles>
      {images.length > 1 && (
        <Counter aria-hidden="true" $isAbove={video !== undefined && floorPlan !== -1}>
          {texts.pictureOf(shown, images.length)}
        </Counter>
      )}
      <Ways>
        {film}
        {floorPlan !== -1 && (
          <Button type="button" variant="secondary" size="small" onClick={() => onOpen(floorPlan)}>
            <LayoutPanelLeft />
            {texts.floorPlan}
          </Button>
        )}
        <Button type="button" variant="secondary" size="small" onClick={() => onOpen(0)}>
          <Images />
          {texts.allPictures(images.length)}
        </Button>
      </Ways>
    </Box>
  );
}
