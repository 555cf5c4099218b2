import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { breakpoint, color, font, IconButton, Notice, radius, space, Text } from '@pokriv/web-kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { texts as common } from '../../messages.ts';
import { useShortcuts } from '../../deciding/use-shortcuts.ts';
import { MarkedText } from '../file/marked-text.tsx';
import { texts } from './messages.ts';

const Root = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-auto-rows: auto;
  gap: ${space(2)};
  min-width: 0;
  min-height: 0;
`;

const Stage = styled.div`
  position: relative;
  min-height: 0;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};

  ${breakpoint.desktop} {
    aspect-ratio: auto;
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  button {
    position: absolute;
    top: calc(50% - 22px);
  }

  button:first-of-type {
    left: ${space(2)};
  }

  button:last-of-type {
    right: ${space(2)};
  }
`;

const Count = styled.span`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.full};
  font-size: ${font.size.tiny};
  font-variant-numeric: tabular-nums;
  background: ${color.surface};
`;

const Strip = styled.ul`
  position: relative;
  display: flex;
  gap: ${space(1.5)};
  padding: 3px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;

  button {
    position: relative;
    display: block;
    width: 66px;
    height: 44px;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: 6px;
    background: ${color.sunken};
    cursor: pointer;
  }

  button[aria-current='true'] {
    outline: 3px solid ${color.accent};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Marks = styled.small<{ $isDoubtful: boolean }>`
  position: absolute;
  inset: auto 0 0;
  font-size: 11px;
  line-height: 1.2;
  color: ${({ $isDoubtful }) => ($isDoubtful ? color.wait : color.good)};
  background: ${({ $isDoubtful }) => ($isDoubtful ? color.waitTint : color.goodTint)};
`;

interface GalleryProps {
  images: readonly PropertyImage[];
  /** Ids of pictures added since the last decision. */
  added: readonly string[];
  /** Ids of pictures with another description since then. */
  described?: readonly string[];
  /** Ids of pictures that became or ceased to be floor plans since then. */
  marked?: readonly string[];
  /** Scam phrases found in the descriptions. */
  phrases?: readonly string[];
  areKeysOn: boolean;
}

/** One large picture at a time, with its public description; ← and → wrap around. */
export function Gallery({
  images,
  added,
  described = [],
  marked = [],
  phrases = [],
  areKeysOn,
}: GalleryProps) {
  const planMarkOf = ({ id, isFloorPlan }: PropertyImage) => {
    if (marked.includes(id)) return isFloorPlan ? texts.becamePlan : texts.ceasedPlan;
    return isFloorPlan && common.listing.floorPlan;
  };
  const marksOf = (image: PropertyImage): string[] =>
    [
      added.includes(image.id) && texts.newPicture,
      described.includes(image.id) && texts.describedPicture,
      planMarkOf(image),
      image.doubt && texts.doubts[image.doubt],
    ].filter((mark) => typeof mark === 'string');
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLUListElement>(null);
  const total = images.length;
  const at = Math.min(chosen, total - 1);
  const step = (by: number) => setChosen((at + by + total) % total);
  const keys = total > 1 && { arrowleft: () => step(-1), arrowright: () => step(1) };
  useShortcuts({ ...keys }, areKeysOn);
  useEffect(() => {
    const thumb = strip.current?.children[at];
    // `scrollIntoView` would scroll the page too.
    if (strip.current && thumb instanceof HTMLElement)
      strip.current.scrollLeft = thumb.offsetLeft - strip.current.clientWidth / 2;
  }, [at]);

  const shown = images[at];
  if (!shown) return <Notice tone="wait">{common.listing.noPictures}</Notice>;
  return (
    <Root aria-label={texts.pictures}>
      <Stage>
        <a
          href={pictureAddress(shown.id, 1280)}
          target="_blank"
          rel="noreferrer"
          aria-label={common.listing.openPicture(at + 1)}
        >
          <img
            key={shown.id}
            src={pictureAddress(shown.id, 640)}
            srcSet={`${pictureAddress(shown.id, 640)} 640w, ${pictureAddress(shown.id, 1280)} 1280w`}
            sizes="(min-width: 1040px) 540px, 100vw"
            alt={shown.alt || common.listing.picture(at + 1, total)}
            width={shown.width}
            height={shown.height}
          />
        </a>
        {total > 1 && (
          <>
            <IconButton tone="floating" label={texts.previousPicture} onClick={() => step(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton tone="floating" label={texts.nextPicture} onClick={() => step(1)}>
              <ChevronRight />
            </IconButton>
          </>
        )}
        <Count role="status">{texts.pictureOf(at + 1, total, marksOf(shown))}</Count>
      </Stage>
      {shown.alt && (
        <Text $size="small">
          <MarkedText field="alt" text={shown.alt} phrases={phrases} />
        </Text>
      )}
      {total > 1 && (
        <Strip ref={strip}>
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={texts.showPicture(index + 1)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <img src={pictureAddress(image.id, 320)} alt="" loading="lazy" width={66} height={44} />
                <Marks $isDoubtful={image.doubt !== undefined}>{marksOf(image).join(', ')}</Marks>
              </button>
            </li>
          ))}
        </Strip>
      )}
    </Root>
  );
}
