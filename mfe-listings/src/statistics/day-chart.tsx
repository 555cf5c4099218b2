import { countedFacts, type CountedFact } from '@pokriv/contracts/listing/counted-facts';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { color } from '@pokriv/web-kit/ui';
import { Bar, BarChart, CartesianGrid, Legend, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';

import { byWeek, isLong } from './by-week.ts';
import { factColour } from './chart-colours.ts';
import { statisticsTexts as texts } from './messages.ts';

export interface DayChartProps {
  title: string;
  help: string;
  days: ListingStatistics['daily'];
  facts: readonly CountedFact[];
  baseline?: number;
}

const DAY_AND_MONTH = 5;
const ROUND = 3;
const tick = { fill: color.muted, fontSize: 13 };
const tooltip = {
  background: color.lifted,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  color: color.text,
};

const shortDay = (date: string): string => formatDate(date, 'short').slice(0, DAY_AND_MONTH);

const nameOf = (date: string, isWeek: boolean): string =>
  isWeek ? texts.weekOf(formatDate(date)) : formatDate(date);

export function DayChart({ title, help, days, facts, baseline }: DayChartProps) {
  const top = facts.at(-1);
  const isWeekly = isLong(days);
  return (
    <BarChart
      responsive
      style={{ width: '100%', height: 240 }}
      data={isWeekly ? byWeek(days) : days}
      title={title}
      desc={help}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke={color.line} />
      <XAxis
        dataKey="date"
        tickFormatter={shortDay}
        tick={tick}
        tickLine={false}
        stroke={color.line}
        minTickGap={24}
      />
      <YAxis
        allowDecimals={false}
        width={44}
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickFormatter={(value: number) => formatNumber(value)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: color.sunken }}
        contentStyle={tooltip}
        itemStyle={{ color: color.text }}
        labelFormatter={(date) => nameOf(String(date), isWeekly)}
      />
      {facts.length > 1 && (
        <Legend itemSorter={null} formatter={(name) => <span style={{ color: color.text }}>{name}</span>} />
      )}
      {facts.map((fact) => (
        <Bar
          key={fact}
          dataKey={fact}
          name={countedFacts[fact]}
          stackId="day"
          fill={factColour[fact]}
          stroke={color.surface}
          strokeWidth={facts.length > 1 ? 1 : 0}
          radius={fact === top ? [ROUND, ROUND, 0, 0] : 0}
          maxBarSize={28}
          isAnimationActive={false}
        />
      ))}
      {baseline !== undefined && (
        <ReferenceLine
          y={baseline}
          stroke={color.text}
          strokeWidth={2}
          strokeDasharray="6 4"
          ifOverflow="extendDomain"
        />
      )}
    </BarChart>
  );
}
