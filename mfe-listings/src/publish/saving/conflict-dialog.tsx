import {
  breakpoint,
  Button,
  Cluster,
  color,
  font,
  Notice,
  radius,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { Draft } from '../draft.ts';
import type { Conflict, DraftState } from '../draft-state.ts';
import { fieldsOf } from '../field-rules.ts';
import { keepingTexts as texts } from './messages.ts';
import { unitLabel, unitText } from './unit-text.ts';

const Clash = styled.fieldset`
  display: grid;
  gap: ${space(2)};

  legend {
    margin-bottom: ${space(2)};
    font-weight: ${font.weight.strong};
  }

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;

    legend {
      grid-column: 1 / -1;
    }
  }
`;

const Version = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }

  small {
    display: block;
    font-size: ${font.size.tiny};
    color: ${color.muted};
  }

  p {
    max-height: 9em;
    overflow-y: auto;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface ClashFieldProps {
  unit: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
  state: DraftState;
  conflict: Conflict;
}

function ClashField({ unit, isTheirs, onChoose, state, conflict }: ClashFieldProps) {
  const versions = [
    { name: texts.mine, text: unitText(state.fields, unit), isChosen: !isTheirs, isOther: false },
    {
      name: texts.theirs,
      text: unitText(fieldsOf(conflict.theirs), unit),
      isChosen: isTheirs,
      isOther: true,
    },
  ];
  return (
    <Clash>
      <legend>{unitLabel(unit)}</legend>
      {versions.map(({ name, text, isChosen, isOther }) => (
        <Version key={name}>
          <input type="radio" name={`clash-${unit}`} checked={isChosen} onChange={() => onChoose(isOther)} />
          <span>
            <small>{name}</small>
            <p>{text}</p>
          </span>
        </Version>
      ))}
    </Clash>
  );
}

interface ConflictDialogProps {
  draft: Draft;
  state: DraftState;
  conflict: Conflict;
}

export function ConflictDialog({ draft, state, conflict }: ConflictDialogProps) {
  const [closedFor, setClosedFor] = useState<Conflict>();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { clashes, taken } = conflict;
  const choose = (unit: string, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(unit);
    else next.delete(unit);
    setTheirs(next);
  };
  const confirm = () => {
    void draft.resolveConflict(new Set(clashes.filter((unit) => theirs.has(unit))));
    setTheirs(new Set());
  };

  return (
    <>
      <Notice
        tone="danger"
        title={texts.clashTitle}
        actions={
          <Button type="button" variant="secondary" size="small" onClick={() => setClosedFor(undefined)}>
            {texts.choose}
          </Button>
        }
      >
        {texts.clashNotice}
      </Notice>
      <Dialog
        open={closedFor !== conflict}
        onClose={() => setClosedFor(conflict)}
        wide
        title={texts.clashTitle}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={() => setClosedFor(conflict)}>
              {texts.later}
            </Button>
            <Button type="button" onClick={confirm}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <Stack $gap={5}>
          <Text $size="small">{texts.clashText}</Text>
          {clashes.length > 1 && (
            <Cluster $gap={3}>
              <Button type="button" variant="secondary" size="small" onClick={() => setTheirs(new Set())}>
                {texts.allMine}
              </Button>
              <Button
                type="button"
                variant="secondary"
                size="small"
                onClick={() => setTheirs(new Set(clashes))}
              >
                {texts.allTheirs}
              </Button>
            </Cluster>
          )}
          {clashes.map((unit) => (
            <ClashField
              key={unit}
              {...{ unit, state, conflict }}
              isTheirs={theirs.has(unit)}
              onChoose={(isTheirs) => choose(unit, isTheirs)}
            />
          ))}
          {taken.length > 0 && (
            <Text $size="small" $tone="muted">
              {texts.alsoTaken}: {taken.map(unitLabel).join(', ')}.
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
