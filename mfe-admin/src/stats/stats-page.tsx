import { useSearchParams } from '@pokriv/web-kit/router';
import { breakpoint, Stack } from '@pokriv/web-kit/ui';
import { Segmented } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { PageHead } from '../list/page-head.tsx';
import { texts } from './messages.ts';
import { periods, readPeriod } from './periods.ts';
import { StatsBody } from './stats-body.tsx';

const Periods = styled.div`
  ${breakpoint.tablet} {
    width: 420px;
  }
`;

const OPTIONS = periods.map((days) => ({ value: String(days), label: texts.periodOf(days) }));

/** Statistics of the marketplace (spec §2, /admin/stats); the period is in the address. */
export function StatsPage() {
  const [params, setParams] = useSearchParams();
  const days = readPeriod(params.get('days'));
  return (
    <Stack $gap={6}>
      <PageHead title={texts.title} />
      <Periods>
        <Segmented
          label={texts.period}
          name="days"
          options={OPTIONS}
          value={String(days)}
          onChange={(event) => setParams({ days: event.target.value }, { replace: true })}
        />
      </Periods>
      <StatsBody days={days} />
    </Stack>
  );
}
