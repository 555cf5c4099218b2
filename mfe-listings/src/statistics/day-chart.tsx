import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { ColumnChart } from '@pokriv/web-kit/chart/column-chart';
import { formatDate } from '@pokriv/web-kit/format';
import { color } from '@pokriv/web-kit/ui';

import { byWeek, isLong } from './by-week.ts';
import { statisticsTexts as texts } from './messages.ts';

/** CSS variables, so that a theme change repaints the charts. */
const factColour: Record<CountedFact, string> = {
  impressions: color.info,
  views: color.accent,
  favorites: color.accent,
  phoneReveals: color.good,
  inquiries: color.info,
};

export interface DayChartProps {
  title: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  baseline?: number;
}

const DAY_AND_MONTH = 5;

const shortDay = (date: string): string => formatDate(date, 'short').slice(0, DAY_AND_MONTH);

const nameOf = (date: string, isWeek: boolean): string =>
  isWeek ? texts.weekOf(formatDate(date)) : formatDate(date);

export function DayChart({ title, days, facts, baseline }: DayChartProps) {
  const isWeekly = isLong(days);
  const shown = isWeekly ? byWeek(days) : days;
  return (
    <ColumnChart
      title={title}
      help={texts.chartHelp}
      columns={shown.map(({ date }) => ({ tick: shortDay(date), name: nameOf(date, isWeekly) }))}
      series={facts.map((fact) => ({
        name: countedFacts[fact],
        fill: factColour[fact],
        values: shown.map((day) => day[fact]),
      }))}
      baseline={baseline}
    />
  );
}
