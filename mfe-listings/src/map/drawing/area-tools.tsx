import { formatCount } from '@pokriv/web-kit/format';
import { Check, Pencil, PencilLine, Undo2, X } from 'lucide-react';

import { mapTexts } from '../messages.ts';
import { ToolHint, ToolRow, Tool } from '../map-parts.ts';
import { CORNERS_MIN } from '../polygon.ts';
import type { Area } from './use-area.ts';

export function AreaTools({ area }: { area: Area }) {
  const { mode, cornerCount } = area;
  if (mode === 'rest') {
    return (
      <ToolRow>
        <Tool
          type="button"
          // A keyboard click has `detail` 0.
          onClick={({ detail }) => (area.hasArea ? area.edit() : area.draw(detail === 0))}
        >
          {area.hasArea ? <PencilLine /> : <Pencil />}
          {area.hasArea ? mapTexts.edit : mapTexts.draw}
        </Tool>
        {area.hasArea && (
          <Tool type="button" onClick={area.clear}>
            <X />
            {mapTexts.clear}
          </Tool>
        )}
      </ToolRow>
    );
  }
  const isDrawing = mode === 'drawing';
  const hint = cornerCount > 0 ? formatCount(cornerCount, mapTexts.drawn) : mapTexts.drawHint;
  return (
    <>
      <ToolHint role="status">{isDrawing ? hint : mapTexts.editHint}</ToolHint>
      <ToolRow>
        <Tool type="button" $isMain disabled={isDrawing && cornerCount < CORNERS_MIN} onClick={area.finish}>
          <Check />
          {mapTexts.finish}
        </Tool>
        {isDrawing && cornerCount > 0 && (
          <Tool type="button" onClick={area.undo}>
            <Undo2 />
            {mapTexts.undo}
          </Tool>
        )}
        <Tool type="button" onClick={area.cancel}>
          <X />
          {mapTexts.cancel}
        </Tool>
      </ToolRow>
    </>
  );
}
