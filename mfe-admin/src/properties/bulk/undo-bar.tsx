import { asBottomBar, Button, Text } from '@pokriv/web-kit/ui';
import { useSecondsLeft } from '@pokriv/web-kit/seconds-left';
import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';

import { Bar, Place } from './bar-frame.ts';
import { texts } from './messages.ts';
import type { Batch } from './send-batch.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import { usePressOutside } from './use-press-outside.ts';

const UNDO_SECONDS = 6;
const UNDO_KEYS = ['z'];
const NO_KEYS: string[] = [];

interface UndoBarProps {
  batch: Batch;
  onUndo: () => void;
  onEnd: () => void;
  areKeysOn: boolean;
}

/** Undo countdown of a bulk decision; pauses while its button has the focus (WCAG 2.2.1). */
export function UndoBar({ batch: { listings, decision }, onUndo, onEnd, areKeysOn }: UndoBarProps) {
  const bar = useFocusIfLost();
  useLayoutEffect(() => asBottomBar(bar.current), [bar]);
  const [isPaused, setPaused] = useState(false);
  const left = useSecondsLeft(UNDO_SECONDS, isPaused, onEnd);
  usePressOutside(bar, areKeysOn ? UNDO_KEYS : NO_KEYS, onEnd);
  return (
    <Place>
      <Bar ref={bar} aria-label={texts.bar} tabIndex={-1}>
        <div role="status">
          <strong>{texts.soon[decision.action](listings.length)}</strong>{' '}
          <Text as="span" $size="small" $tone="muted">
            {texts.soonHint}
          </Text>
        </div>
        <span aria-hidden="true">{texts.seconds(left)}</span>
        <Button
          type="button"
          size="small"
          variant="secondary"
          aria-keyshortcuts="Z"
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
          onClick={onUndo}
        >
          <Undo2 />
          {texts.undo}
        </Button>
      </Bar>
    </Place>
  );
}
