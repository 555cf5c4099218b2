import type { CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { ChartCard } from '@pokriv/web-kit/chart/chart-card';

import { isLong } from './by-week.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { statisticsTexts as texts } from './messages.ts';

interface ChartFigureProps {
  title: string;
  text?: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  /** Counts shown in the table only. */
  alsoInTable?: readonly CountedFact[];
  /** Views a day before, as a reference line. */
  baseline?: number;
}

export function ChartFigure({ title, text, days, facts, alsoInTable = [], baseline }: ChartFigureProps) {
  const isEmpty = days.every((day) => facts.every((fact) => day[fact] === 0));
  return (
    <ChartCard
      title={title}
      text={[text, isLong(days) && texts.weekly].filter(Boolean).join(' ')}
      drawing={!isEmpty && <DayChart title={title} days={days} facts={facts} baseline={baseline} />}
      nothing={texts.nothing}
      tableLabel={texts.table}
    >
      <DayTable name={title} days={days} facts={[...facts, ...alsoInTable]} baseline={baseline} />
    </ChartCard>
  );
}
