import { IconButton } from '@pokriv/web-kit/ui';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';

import { picturesTexts as texts } from './messages.ts';
import { Tools } from './tile-parts.ts';

/** Names of the buttons, so that the focus finds its way back after a picture has moved. */
export type ToolName = 'cover' | 'back' | 'on' | 'remove';

interface PictureToolsProps {
  index: number;
  count: number;
  onMove: (to: number, tool: ToolName) => void;
  onRemove: () => void;
}

/** Everything that can be done by a drag, by presses. */
export function PictureTools({ index, count, onMove, onRemove }: PictureToolsProps) {
  const number = index + 1;
  const isCover = index === 0;
  return (
    <Tools>
      <IconButton
        data-tool="cover"
        label={isCover ? texts.isCover(number) : texts.makeCover(number)}
        aria-pressed={isCover}
        disabled={isCover}
        onClick={() => onMove(0, 'cover')}
      >
        <Star aria-hidden />
      </IconButton>
      <IconButton
        data-tool="back"
        label={texts.moveBack(number)}
        disabled={isCover}
        onClick={() => onMove(index - 1, 'back')}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      <IconButton
        data-tool="on"
        label={texts.moveOn(number)}
        disabled={number === count}
        onClick={() => onMove(index + 1, 'on')}
      >
        <ArrowRight aria-hidden />
      </IconButton>
      <IconButton data-tool="remove" label={texts.remove(number)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </Tools>
  );
}
