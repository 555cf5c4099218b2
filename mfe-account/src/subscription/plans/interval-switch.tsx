import { planIntervals, type PlanInterval } from '@pokriv/contracts/billing/plans';
import { Segmented } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { yearSaving } from '../saving.ts';
import { texts } from './messages.ts';

const Box = styled.div`
  width: 100%;
  max-width: 420px;
`;

/** Smallest saving over all plans, so that the promise holds for each. */
const percent = Math.min(yearSaving('premium').percent, yearSaving('business').percent);
const options = [
  { value: 'month', label: planIntervals.month },
  { value: 'year', label: texts.withSaving(planIntervals.year, percent) },
];

interface IntervalSwitchProps {
  interval: PlanInterval;
  onChange: (interval: PlanInterval) => void;
}

export function IntervalSwitch({ interval, onChange }: IntervalSwitchProps) {
  return (
    <Box>
      <Segmented
        label={texts.interval}
        name="interval"
        options={options}
        value={interval}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'year' ? 'year' : 'month')}
      />
    </Box>
  );
}
