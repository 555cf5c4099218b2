import { asBottomBar, Button, color, font, layer, radius, shadow, space } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';

import { mineTexts as texts } from './messages.ts';
import { bulkPromotionNote } from './promotion-note.ts';
import type { Bulk } from './use-bulk.ts';

const Bar = styled.section`
  position: sticky;
  bottom: ${space(3)};
  z-index: ${layer.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.lifted};
  box-shadow: ${shadow.lifted};

  p {
    margin-right: auto;
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

export function BulkBar({ bulk }: { bulk: Bulk }) {
  const { chosen, groups, move, tickAll, isBusy } = bulk;
  const [pausing, setPausing] = useState<readonly string[]>();
  const pause = async (ids: readonly string[]): Promise<void> => {
    await move('pause', ids);
    setPausing(undefined);
  };
  if (chosen.length === 0) return null;
  return (
    <Bar ref={asBottomBar} aria-label={texts.selection}>
      <p role="status">{texts.selected(chosen.length)}</p>
      {groups.map(({ action, ids }) => (
        <Button
          key={action}
          type="button"
          size="small"
          variant="secondary"
          busy={isBusy}
          onClick={() => (action === 'pause' ? setPausing(ids) : void move(action, ids))}
        >
          {texts.bulk[action].label(ids.length)}
        </Button>
      ))}
      <Button type="button" size="small" variant="quiet" disabled={isBusy} onClick={() => tickAll(false)}>
        {texts.clear}
      </Button>
      {pausing && (
        <ConfirmDialog
          open
          type="warning"
          title={texts.bulk.pause.title(pausing.length)}
          message={[
            texts.bulk.pause.message,
            bulkPromotionNote(chosen.filter(({ id }) => pausing.includes(id))),
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={texts.bulk.pause.confirm}
          loading={isBusy}
          onConfirm={() => void pause(pausing)}
          onCancel={() => setPausing(undefined)}
        />
      )}
    </Bar>
  );
}
