import {
  aboveBar,
  asBottomCard,
  breakpoint,
  Button,
  color,
  Figures,
  font,
  space,
  Text,
} from '@pokriv/web-kit/ui';
import { useSecondsLeft } from '@pokriv/web-kit/seconds-left';
import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Bar } from './bar-frame.ts';
import { texts } from './messages.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import type { Undoable } from '../deciding/undoable.ts';

const UNDO_SECONDS = 6;

/** Above the decision bar on a phone, below the navigation on a desktop: it must not cover the listing. */
const Raised = styled(Bar)`
  bottom: ${aboveBar};
  padding: ${space(2)} ${space(3)};

  kbd {
    display: none;
    font-family: inherit;
    color: ${color.muted};

    ${breakpoint.desktop} {
      display: inline;
    }
  }

  ${breakpoint.desktop} {
    bottom: ${space(4)};
    left: ${space(6)};
    width: 224px;
    transform: none;

    > button {
      width: 100%;
    }
  }
`;

const Said = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
  font-size: ${font.size.small};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface UndoBarProps {
  undoable: Undoable;
  counted: (count: number) => string;
  areKeysOn: boolean;
  onUndo: () => void;
  onEnd: () => void;
}

/** Countdown of the undo window; pauses while its button has the focus (WCAG 2.2.1). */
export function UndoBar({ undoable, counted, areKeysOn, onUndo, onEnd }: UndoBarProps) {
  const { subjects, done } = undoable;
  const bar = useFocusIfLost();
  useLayoutEffect(() => asBottomCard(bar.current), [bar]);
  const [isPaused, setPaused] = useState(false);
  const left = useSecondsLeft(UNDO_SECONDS, isPaused, onEnd);
  const what = texts.what(
    subjects.map(({ title }) => title),
    counted,
  );
  return (
    <Raised ref={bar} aria-label={texts.bar} tabIndex={-1}>
      <Said role="status">
        <strong>{done(subjects.length)}</strong>
        <span>{what}</span>
        <Text as="small" $size="tiny" $tone="muted" aria-hidden="true">
          <Figures>{texts.sendsIn(left)}</Figures>
        </Text>
      </Said>
      <Button
        type="button"
        size="small"
        variant="secondary"
        aria-label={texts.undoOf(what)}
        aria-keyshortcuts={areKeysOn ? 'Z' : undefined}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        onClick={onUndo}
      >
        <Undo2 />
        {texts.undo}
        {areKeysOn && <kbd>(Z)</kbd>}
      </Button>
    </Raised>
  );
}
