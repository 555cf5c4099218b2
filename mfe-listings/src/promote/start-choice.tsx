import { formatDate } from '@pokriv/web-kit/format';
import { Stack } from '@pokriv/web-kit/ui';
import { Field, RadioGroup } from '@pokriv/web-kit/ui/forms';
import type { Ref } from 'react';

import { promoteTexts as texts } from './messages.ts';
import { startDays } from './promotion-choice.ts';

export interface Start {
  isLater: boolean;
  /** `2026-12-01` */
  day: string;
}

export function startProblem({ isLater, day }: Start): string | undefined {
  if (!isLater) return undefined;
  if (!day) return texts.dateMissing;
  const { first, last } = startDays();
  if (day >= first && day <= last) return undefined;
  return texts.dateWrong(formatDate(first, 'short'), formatDate(last, 'short'));
}

interface StartChoiceProps {
  start: Start;
  onChange: (start: Start) => void;
  soonest: string;
  error: string | undefined;
  dayRef: Ref<HTMLInputElement>;
}

/** At once, or on a planned day. */
export function StartChoice({ start, onChange, soonest, error, dayRef }: StartChoiceProps) {
  const { first, last } = startDays();
  return (
    <Stack $gap={3}>
      <RadioGroup
        label={texts.start}
        name="start"
        value={start.isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: soonest },
          { value: 'later', label: texts.startLater },
        ]}
        onChange={({ target }) => onChange({ ...start, isLater: target.value === 'later' })}
      />
      {start.isLater && (
        <Field
          label={texts.date}
          type="date"
          required
          min={first}
          max={last}
          hint={texts.dateHint(formatDate(last, 'short'))}
          error={error}
          ref={dayRef}
          value={start.day}
          onChange={({ target }) => onChange({ ...start, day: target.value })}
        />
      )}
    </Stack>
  );
}
