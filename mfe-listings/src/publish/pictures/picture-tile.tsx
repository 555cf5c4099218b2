import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { PropertyImage } from '@pokriv/contracts/property';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';

import { Picture } from '../../picture/picture.tsx';
import { AltField } from './alt-field.tsx';
import { picturesTexts as texts } from './messages.ts';
import { PictureTools, type ToolName } from './picture-tools.tsx';
import { Face, Grip, Mark, Problem, Tile } from './tile-parts.ts';

interface PictureTileProps {
  image: PropertyImage;
  index: number;
  count: number;
  onMove: (id: string, to: number, tool: ToolName) => void;
  onDescribe: (id: string, alt: string) => void;
  onRemove: (id: string, index: number) => void;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One picture of the draft: its place in the order, what is on it, and away with it. */
export function PictureTile({ image, index, count, onMove, onDescribe, onRemove }: PictureTileProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: image.id,
      attributes: { roleDescription: texts.dragRole },
      ...(isStill() && { transition: null }),
    });
  const number = index + 1;
  const isCover = index === 0;
  return (
    <Tile
      ref={setNodeRef}
      data-picture={image.id}
      $isHeld={isDragging}
      $isCover={isCover}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Face {...listeners}>
        <Mark $isCover={isCover}>{isCover ? texts.cover : number}</Mark>
        <Picture
          image={image}
          alt={texts.pictureName(number)}
          sizes="(min-width: 700px) 260px, 96px"
          onBroken={() => setIsBroken(true)}
        />
        <Grip ref={setActivatorNodeRef} type="button" {...attributes} aria-label={texts.grip(number)}>
          <GripVertical aria-hidden />
        </Grip>
      </Face>
      <div>
        {isBroken && <Problem>{texts.broken}</Problem>}
        <AltField image={image} number={number} onDescribe={onDescribe} />
        <PictureTools
          index={index}
          count={count}
          onMove={(to, tool) => onMove(image.id, to, tool)}
          onRemove={() => onRemove(image.id, index)}
        />
      </div>
    </Tile>
  );
}
