import { formatDate } from '@pokriv/web-kit/format';
import { color } from '@pokriv/web-kit/ui';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

import { barsOf, isByDay, isWeekly, shownValue, type Figure } from './figure.ts';
import { texts } from './messages.ts';

const DAY_AND_MONTH = 5;
const ROUND = 3;
const BAR_PX = 34;
const AXIS_PX = 40;
const DAYS_PX = 220;
const tick = { fill: color.muted, fontSize: 13 };
const tooltip = {
  background: color.lifted,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  color: color.text,
};
const shortDay = (date: string): string => formatDate(date, 'short').slice(0, DAY_AND_MONTH);

export function FigureChart({ figure }: { figure: Figure }) {
  const bars = barsOf(figure);
  const isOfDays = isByDay(figure);
  const isOfWeeks = isWeekly(figure);
  const drawn = figure.columns[figure.drawn];
  const shown = (value: number) => shownValue(value, drawn?.kind ?? 'count');
  // An axis has whole numbers only.
  const onAxis = (value: number) => shownValue(value, 'count');
  const numbers = { tick, tickLine: false, axisLine: false, tickFormatter: onAxis, allowDecimals: false };
  const nameOf = (date: string) => (isOfWeeks ? texts.weekOf(formatDate(date)) : formatDate(date));
  return (
    <BarChart
      responsive
      layout={isOfDays ? 'horizontal' : 'vertical'}
      style={{ width: '100%', height: isOfDays ? DAYS_PX : bars.length * BAR_PX + AXIS_PX }}
      data={bars}
      title={figure.title}
      desc={texts.chartHelp}
      margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={!isOfDays} horizontal={isOfDays} stroke={color.line} />
      {isOfDays ? (
        <XAxis
          dataKey="name"
          tickFormatter={shortDay}
          tick={tick}
          tickLine={false}
          stroke={color.line}
          minTickGap={24}
        />
      ) : (
        <XAxis type="number" {...numbers} />
      )}
      {isOfDays ? (
        <YAxis width={44} {...numbers} />
      ) : (
        <YAxis
          type="category"
          dataKey="name"
          width={132}
          tick={tick}
          tickLine={false}
          stroke={color.line}
          interval={0}
        />
      )}
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: color.sunken }}
        contentStyle={tooltip}
        itemStyle={{ color: color.text }}
        formatter={(value) => shown(Number(value))}
        labelFormatter={(name) => (isOfDays ? nameOf(String(name)) : String(name))}
      />
      <Bar
        dataKey="value"
        name={drawn?.name}
        fill={color.accent}
        radius={isOfDays ? [ROUND, ROUND, 0, 0] : [0, ROUND, ROUND, 0]}
        maxBarSize={28}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
