import { IconButton } from '@pokriv/web-kit/ui';
import { ArrowLeft, ArrowRight, RotateCw, Star, Trash2 } from 'lucide-react';

import { picturesTexts as texts } from './messages.ts';
import { Tools } from './tile-parts.ts';

/** Button names, to restore the focus after a move. */
export type ToolName = 'cover' | 'back' | 'on' | 'turn' | 'remove' | 'plan';

interface PictureToolsProps {
  index: number;
  count: number;
  /** Photos, which stand before floor plans. */
  photos: number;
  isFloorPlan: boolean;
  isBusy: boolean;
  onMove: (to: number, tool: ToolName) => void;
  onTurn: () => void;
  onRemove: () => void;
}

export function PictureTools({ index, count, photos, isFloorPlan, isBusy, ...on }: PictureToolsProps) {
  const { onMove, onTurn, onRemove } = on;
  const number = index + 1;
  const isCover = index === 0 && !isFloorPlan;
  const [first, end] = isFloorPlan ? [photos, count] : [0, photos];
  return (
    <Tools>
      <IconButton
        data-tool="cover"
        label={isCover ? texts.isCover(number) : texts.makeCover(number)}
        aria-pressed={isCover}
        disabled={isBusy || isCover || isFloorPlan}
        onClick={() => onMove(0, 'cover')}
      >
        <Star aria-hidden />
      </IconButton>
      <IconButton
        data-tool="back"
        label={texts.moveBack(number)}
        disabled={isBusy || index === first}
        onClick={() => onMove(index - 1, 'back')}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton
        data-tool="on"
        label={texts.moveOn(number)}
        disabled={isBusy || number === end}
        onClick={() => onMove(index + 1, 'on')}
      >
        <ArrowRight aria-hidden />
      </IconButton>
      <IconButton data-tool="turn" label={texts.turn(number)} disabled={isBusy} onClick={onTurn}>
        <RotateCw aria-hidden />
      </IconButton>
      <IconButton data-tool="remove" label={texts.remove(number)} disabled={isBusy} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Tools>
  );
}
