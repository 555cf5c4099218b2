import { Button, Text } from '@pokriv/web-kit/ui';
import { useSecondsLeft } from '@pokriv/web-kit/seconds-left';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import { BottomBar } from '../../bottom-bar/bottom-bar.tsx';
import { mineTexts } from '../messages.ts';
import type { Act } from './acts.ts';
import { bulkTexts as texts } from './messages.ts';

const UNDO_SECONDS = 6;

interface UndoBarProps {
  act: Act;
  /** Chosen listings that the act leaves as they are. */
  others: number;
  onUndo: () => void;
  onEnd: () => void;
}

/** Countdown of an act; pauses while its button has the focus (WCAG 2.2.1). */
export function UndoBar({ act, others, onUndo, onEnd }: UndoBarProps) {
  const [isPaused, setIsPaused] = useState(false);
  const left = useSecondsLeft(UNDO_SECONDS, isPaused, onEnd);
  return (
    <BottomBar label={mineTexts.selection}>
      <p role="status">
        <strong>{texts[act.kind].soon(act.listings.length)}</strong>{' '}
        <Text as="span" $size="small" $tone="muted">
          {others > 0 ? texts.others(others, act.kind !== 'price' && act.kind !== 'promote') : texts.notYet}
        </Text>
      </p>
      <span aria-hidden="true">{texts.seconds(left)}</span>
      <Button
        type="button"
        size="small"
        variant="secondary"
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
        onClick={onUndo}
      >
        <Undo2 />
        {texts.undo}
      </Button>
    </BottomBar>
  );
}
