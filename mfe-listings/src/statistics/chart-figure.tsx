import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { ChartCard, SingleValue } from '@pokriv/web-kit/chart/chart-card';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Cluster } from '@pokriv/web-kit/ui';

import { isLong } from './by-week.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { statisticsTexts as texts } from './messages.ts';

interface ChartFigureProps {
  title: string;
  text?: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  /** Counts in the table only. */
  alsoInTable?: readonly CountedFact[];
  /** Views per day before the promotion, as a reference line. */
  baseline?: number;
}

/** Single day with data: numbers instead of a one-bar chart. */
function OnlyDay({ day, facts }: { day: ListingStatistics['daily'][number]; facts: readonly CountedFact[] }) {
  return (
    <Cluster $gap={8}>
      {facts
        .filter((fact) => day[fact] !== 0)
        .map((fact) => (
          <SingleValue
            key={fact}
            value={formatNumber(day[fact])}
            label={texts.onlyOn(countedFacts[fact], formatDate(day.date))}
          />
        ))}
    </Cluster>
  );
}

export function ChartFigure({ title, text, days, facts, alsoInTable = [], baseline }: ChartFigureProps) {
  const counted = days.filter((day) => facts.some((fact) => day[fact] !== 0));
  const [only] = counted;
  const isChart = counted.length > 1 || baseline !== undefined;
  return (
    <ChartCard
      title={title}
      text={[text, isChart && isLong(days) && texts.weekly].filter(Boolean).join(' ')}
      drawing={
        only &&
        (isChart ? (
          <DayChart title={title} days={days} facts={facts} baseline={baseline} />
        ) : (
          <OnlyDay day={only} facts={facts} />
        ))
      }
      nothing={texts.nothing}
      tableLabel={texts.table}
    >
      <DayTable name={title} days={days} facts={[...facts, ...alsoInTable]} baseline={baseline} />
    </ChartCard>
  );
}
