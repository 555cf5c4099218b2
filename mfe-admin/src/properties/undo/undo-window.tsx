import { breakpoint, Button, color, Figures, font, space, Text } from '@pokriv/web-kit/ui';
import { useSecondsLeft } from '@pokriv/web-kit/seconds-left';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { css, styled } from 'styled-components';

import { texts as common } from '../../messages.ts';
import { Bar } from '../bulk/bar-frame.ts';
import { useFocusIfLost } from '../bulk/use-focus-if-lost.ts';
import { texts } from './messages.ts';
import type { Undoable, UndoWindow as Decisions } from './use-undo-window.ts';

export const UNDO_SECONDS = 6;

/** On a desktop below the navigation, where it covers nothing of the listing. */
const aboveDecisions = css`
  bottom: calc(${space(20)} + ${space(4)} + env(safe-area-inset-bottom));

  ${breakpoint.desktop} {
    bottom: ${space(4)};
    left: ${space(6)};
    width: 224px;
    transform: none;

    li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(1)};
    }
  }
`;

const Raised = styled(Bar)<{ $isListingOpen: boolean }>`
  padding: ${space(2)} ${space(3)};

  /* Older decisions count down unseen; Z reaches each in turn. */
  li:nth-last-child(n + 4) {
    display: none;
  }

  ul {
    display: grid;
    gap: ${space(1)};
    width: 100%;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(3)};
  }

  kbd {
    display: none;
    font-family: inherit;
    color: ${color.muted};

    ${breakpoint.desktop} {
      display: inline;
    }
  }

  ${({ $isListingOpen }) => $isListingOpen && aboveDecisions}
`;

const Said = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(2)};
  font-size: ${font.size.small};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > small {
    grid-column: 1 / -1;
  }
`;

interface LineProps {
  undoable: Undoable;
  isNewest: boolean;
  areKeysOn: boolean;
  onUndo: () => void;
  onEnd: () => void;
}

/** The countdown pauses while its button has the focus (WCAG 2.2.1). */
function Line({ undoable: { listing, decision }, isNewest, areKeysOn, onUndo, onEnd }: LineProps) {
  const [isPaused, setPaused] = useState(false);
  const left = useSecondsLeft(UNDO_SECONDS, isPaused, onEnd);
  const title = listing.title ?? common.listing.noTitle;
  const hasKey = isNewest && areKeysOn;
  return (
    <li>
      <Said>
        <strong>{texts.done[decision.action]}</strong>
        <span>{texts.of(title)}</span>
        <Text as="small" $size="tiny" $tone="muted" aria-hidden="true">
          <Figures>{texts.sendsIn(left)}</Figures>
        </Text>
      </Said>
      <Button
        type="button"
        size="small"
        variant="secondary"
        aria-label={texts.undoOf(title)}
        aria-keyshortcuts={hasKey ? 'Z' : undefined}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
        onClick={onUndo}
      >
        <Undo2 />
        {texts.undo}
        {hasKey && <kbd>(Z)</kbd>}
      </Button>
    </li>
  );
}

interface UndoWindowProps {
  decisions: Decisions;
  isListingOpen: boolean;
  areKeysOn: boolean;
  onUndo: (id: string) => void;
}

export function UndoWindow(props: UndoWindowProps) {
  return props.decisions.waiting.length > 0 ? <UndoLines {...props} /> : null;
}

function UndoLines({ decisions, isListingOpen, areKeysOn, onUndo }: UndoWindowProps) {
  const { waiting, sendNow } = decisions;
  const bar = useFocusIfLost();
  const newest = waiting.at(-1);
  return (
    <Raised ref={bar} aria-label={texts.bar} tabIndex={-1} $isListingOpen={isListingOpen}>
      <ul role="status">
        {waiting.map((undoable) => (
          <Line
            key={undoable.listing.id}
            undoable={undoable}
            isNewest={undoable === newest}
            areKeysOn={areKeysOn}
            onUndo={() => onUndo(undoable.listing.id)}
            onEnd={() => sendNow(undoable.listing.id)}
          />
        ))}
      </ul>
    </Raised>
  );
}
