import { Button, color, Container, font, layer, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { DraftState } from './draft.ts';
import { publishTexts as texts } from './messages.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  padding-block: ${space(2)} calc(${space(2)} + env(safe-area-inset-bottom));
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};

  > span {
    min-width: 0;
    font-size: ${font.size.small};
    line-height: 1.3;
    color: ${color.muted};
  }
`;

/** What the server has of it, in words. */
function stateText({ save, dirty, failure }: DraftState): string {
  if (save === 'failed') return failure ?? texts.saveState.failed;
  if (dirty.size > 0 && save !== 'saving' && save !== 'conflict') return texts.saveState.dirty;
  return texts.saveState[save];
}

interface SaveBarProps {
  state: DraftState;
  /** A published listing is changed, not sent again. */
  isPublished: boolean;
  busy: boolean;
  onFinish: () => void;
}

/** Always in reach: how the saving goes, and the one action that matters. */
export function SaveBar({ state, isPublished, busy, onFinish }: SaveBarProps) {
  const label = isPublished ? texts.save : texts.submit;
  return (
    <Bar>
      <Line>
        <span role="status">{stateText(state)}</span>
        <Button type="button" busy={busy} onClick={onFinish}>
          {busy ? texts.submitting : label}
        </Button>
      </Line>
    </Bar>
  );
}
