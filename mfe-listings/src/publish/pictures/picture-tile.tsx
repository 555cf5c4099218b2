import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { IconButton } from '@pokriv/web-kit/ui';
import { GripVertical, LayoutPanelLeft } from 'lucide-react';
import { useState } from 'react';

import { Picture } from '../../picture/picture.tsx';
import { pictureAnchor } from '../../remarks/remark-place.ts';
import { PlaceRemark } from '../remarks/place-remark.tsx';
import { AltField } from './alt-field.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { picturesTexts as texts } from './messages.ts';
import { PictureTools, type ToolName } from './picture-tools.tsx';
import { Face, Grip, Mark, Named, Problem, Tile, TileBody, Whole } from './tile-parts.ts';

interface PictureTileProps {
  image: PropertyImage;
  index: number;
  count: number;
  photos: number;
  isTurning: boolean;
  onTurn: (id: string, index: number) => void;
  onMove: (id: string, to: number, tool: ToolName) => void;
  onDescribe: (id: string, alt: string) => void;
  onMarkPlan: (id: string, isFloorPlan: boolean) => void;
  onRemove: (id: string, index: number) => void;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function PictureTile({ image, index, count, photos, isTurning, ...on }: PictureTileProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: image.id,
      attributes: { roleDescription: texts.dragRole },
      ...(isStill() && { transition: null }),
    });
  const number = index + 1;
  const { isFloorPlan = false, doubt } = image;
  const isCover = index === 0 && !isFloorPlan;
  const hasRoom = count - photos < PROPERTY_LIMITS.floorPlansMax;
  return (
    <Tile
      ref={setNodeRef}
      id={pictureAnchor(image.id)}
      data-picture={image.id}
      $isHeld={isDragging}
      $isCover={isCover}
      aria-busy={isTurning || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Face {...listeners}>
        <Mark $isCover={isCover}>{isFloorPlan ? texts.floorPlan : isCover ? texts.cover : number}</Mark>
        <Whole $isDimmed={isTurning}>
          <Picture
            image={image}
            alt={texts.pictureName(number)}
            sizes="(min-width: 700px) 260px, 160px"
            onBroken={() => setIsBroken(true)}
          />
        </Whole>
        <Grip ref={setActivatorNodeRef} type="button" {...attributes} aria-label={texts.grip(number)}>
          <GripVertical aria-hidden />
        </Grip>
      </Face>
      <TileBody>
        <PlaceRemark at={image.id} />
        {doubt && <DoubtNote doubt={doubt} />}
        {isBroken && <Problem>{texts.broken}</Problem>}
        <div>
          <Named>
            <AltField image={image} number={number} onDescribe={on.onDescribe} />
            <IconButton
              data-tool="plan"
              label={isFloorPlan || hasRoom ? texts.isFloorPlan(number) : texts.enoughPlans}
              aria-pressed={isFloorPlan}
              disabled={isTurning || (!isFloorPlan && !hasRoom)}
              onClick={() => on.onMarkPlan(image.id, !isFloorPlan)}
            >
              <LayoutPanelLeft aria-hidden />
            </IconButton>
          </Named>
          <PictureTools
            index={index}
            count={count}
            photos={photos}
            isFloorPlan={isFloorPlan}
            isBusy={isTurning}
            onMove={(to, tool) => on.onMove(image.id, to, tool)}
            onTurn={() => on.onTurn(image.id, index)}
            onRemove={() => on.onRemove(image.id, index)}
          />
        </div>
      </TileBody>
    </Tile>
  );
}
