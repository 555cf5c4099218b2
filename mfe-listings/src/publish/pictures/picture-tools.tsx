import { IconButton } from '@pokriv/web-kit/ui';
import { ArrowLeft, ArrowRight, RotateCw, Star, Trash2 } from 'lucide-react';

import { picturesTexts as texts } from './messages.ts';
import { Tools } from './tile-parts.ts';

/** Button names, to restore the focus after a move. */
export type ToolName = 'cover' | 'back' | 'on' | 'turn' | 'remove';

interface PictureToolsProps {
  index: number;
  count: number;
  isBusy: boolean;
  onMove: (to: number, tool: ToolName) => void;
  onTurn: () => void;
  onRemove: () => void;
}

export function PictureTools({ index, count, isBusy, onMove, onTurn, onRemove }: PictureToolsProps) {
  const number = index + 1;
  const isCover = index === 0;
  return (
    <Tools>
      <IconButton
        data-tool="cover"
        label={isCover ? texts.isCover(number) : texts.makeCover(number)}
        aria-pressed={isCover}
        disabled={isBusy || isCover}
        onClick={() => onMove(0, 'cover')}
      >
        <Star aria-hidden />
      </IconButton>
      <IconButton
        data-tool="back"
        label={texts.moveBack(number)}
        disabled={isBusy || isCover}
        onClick={() => onMove(index - 1, 'back')}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton
        data-tool="on"
        label={texts.moveOn(number)}
        disabled={isBusy || number === count}
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
