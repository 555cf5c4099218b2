import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { fromWallTime, toWallTime } from '@pokriv/web-kit/format/sofia-time';
import { useRowRemoval } from '@pokriv/web-kit/row-removal';
import { Button, IconButton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { viewingTexts as texts } from './messages.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};
`;

const STEP_S = VIEWING_LIMITS.cellMin * 60;

/** Error of one proposed time; undefined if valid or empty. */
export function wallError(walls: readonly string[], at: number, now = new Date()): string | undefined {
  const wall = walls[at];
  if (!wall) return undefined;
  const instant = fromWallTime(wall);
  if (instant === undefined) return texts.optionErrors.skipped;
  if (Date.parse(instant) % (STEP_S * 1000) !== 0) return texts.optionErrors.between;
  if (Date.parse(instant) <= now.getTime()) return texts.optionErrors.past;
  return walls.indexOf(wall) < at ? texts.optionErrors.twice : undefined;
}

interface OwnTimesProps {
  walls: readonly string[];
  onChange: (walls: string[]) => void;
}

/** Up to three proposed times, as wall time in Sofia. */
export function OwnTimes({ walls, onChange }: OwnTimesProps) {
  const [soonest] = useState(() => toWallTime(new Date()));
  const { addRef, removeRow } = useRowRemoval();
  return (
    <Stack $gap={3}>
      {walls.map((wall, at) => (
        <Line key={at}>
          <Field
            type="datetime-local"
            label={texts.option(at + 1)}
            required={at === 0}
            min={soonest}
            step={STEP_S}
            value={wall}
            error={wallError(walls, at)}
            onChange={({ target }) =>
              onChange(walls.map((one, index) => (index === at ? target.value : one)))
            }
          />
          {walls.length > 1 && (
            <IconButton
              label={texts.removeOption(at + 1)}
              onClick={() => removeRow(() => onChange(walls.filter((_, index) => index !== at)))}
            >
              <X />
            </IconButton>
          )}
        </Line>
      ))}
      {walls.length < VIEWING_LIMITS.optionsMost && (
        <div>
          <Button
            ref={addRef}
            type="button"
            variant="quiet"
            size="small"
            onClick={() => onChange([...walls, ''])}
          >
            <Plus />
            {texts.addOption}
          </Button>
        </div>
      )}
      <Text $size="tiny" $tone="muted">
        {texts.sofia}
      </Text>
    </Stack>
  );
}
