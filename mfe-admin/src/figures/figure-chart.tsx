import { BarList } from '@pokriv/web-kit/chart/bar-list';
import { ColumnChart } from '@pokriv/web-kit/chart/column-chart';
import { formatDate } from '@pokriv/web-kit/format';
import { color } from '@pokriv/web-kit/ui';

import { barsOf, isByDay, isWeekly, shownValue, type Figure } from './figure.ts';
import { texts } from './messages.ts';

const DAY_AND_MONTH = 5;

const shortDay = (date: string): string => formatDate(date, 'short').slice(0, DAY_AND_MONTH);

export function FigureChart({ figure }: { figure: Figure }) {
  const { title, columns, drawn } = figure;
  const bars = barsOf(figure);
  const { name = '', kind = 'count' } = columns[drawn] ?? {};
  const formatValue = (value: number) => shownValue(value, kind);
  if (!isByDay(figure)) return <BarList title={title} bars={bars} formatValue={formatValue} />;

  const dayName = (date: string) => (isWeekly(figure) ? texts.weekOf(formatDate(date)) : formatDate(date));
  return (
    <ColumnChart
      title={title}
      help={texts.chartHelp}
      columns={bars.map((bar) => ({ tick: shortDay(bar.name), name: dayName(bar.name) }))}
      series={[{ name, fill: color.accent, values: bars.map(({ value }) => value) }]}
      formatValue={formatValue}
    />
  );
}
