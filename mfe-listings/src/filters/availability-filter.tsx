import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { Cluster } from '@pokriv/web-kit/ui';
import { Chip, Field } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { FilterGroup } from './filter-group.tsx';
import { filterTexts } from './messages.ts';
import type { FilterTarget } from './filter-target.ts';

const DAY_MS = 86_400_000;
/** Date in Sofia, `2026-12-01`. */
const dayIn = (days: number): string => sofiaDay(new Date(Date.now() + days * DAY_MS));

/** Browser only, because it reads the clock. */
export function AvailabilityFilter({ target: { state, change } }: { target: FilterTarget }) {
  const [presets] = useState(() => [
    { text: filterTexts.availableNow, day: dayIn(0) },
    { text: filterTexts.availableInMonth, day: dayIn(30) },
  ]);
  return (
    <FilterGroup legend={filterTexts.availableBy}>
      <Cluster $gap={2}>
        {presets.map(({ text, day }) => (
          <Chip
            key={text}
            pressed={state.availableBy === day}
            onToggle={(isOn) => change({ availableBy: isOn ? day : '' })}
          >
            {text}
          </Chip>
        ))}
      </Cluster>
      <Field
        label={filterTexts.availableDate}
        type="date"
        value={state.availableBy}
        onChange={(event) => change({ availableBy: event.target.value }, { typing: 'availableBy' })}
      />
    </FilterGroup>
  );
}
