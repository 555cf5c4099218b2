import { BarList } from '@pokriv/web-kit/chart/bar-list';
import { SingleValue } from '@pokriv/web-kit/chart/chart-card';
import { ColumnChart } from '@pokriv/web-kit/chart/column-chart';
import { formatDate } from '@pokriv/web-kit/format';

import { barsOf, isByDay, isWeekly, onlyValue, shownValue, type Figure } from './figure.ts';
import { texts } from './messages.ts';
import { topicFill, type Topic } from './topic.ts';

const DAY_AND_MONTH = 5;

const shortDay = (date: string): string => formatDate(date, 'short').slice(0, DAY_AND_MONTH);

export function FigureChart({ figure, topic }: { figure: Figure; topic: Topic }) {
  const { title, columns, drawn } = figure;
  const bars = barsOf(figure);
  const fill = topicFill[topic];
  const { name = '', kind = 'count' } = columns[drawn] ?? {};
  const formatValue = (value: number) => shownValue(value, kind);
  const dayName = (date: string) => (isWeekly(figure) ? texts.weekOf(formatDate(date)) : formatDate(date));
  const only = onlyValue(bars);
  // Equal days are charted too: a constant is information.
  if (only && (only.names.length === 1 || !isByDay(figure))) {
    const names = isByDay(figure) ? only.names.map(dayName) : only.names;
    return <SingleValue value={formatValue(only.value)} label={texts.only(names)} />;
  }
  if (!isByDay(figure)) return <BarList title={title} bars={bars} fill={fill} formatValue={formatValue} />;

  return (
    <ColumnChart
      title={title}
      help={texts.chartHelp}
      columns={bars.map((bar) => ({ tick: shortDay(bar.name), name: dayName(bar.name) }))}
      series={[{ name, fill, values: bars.map(({ value }) => value) }]}
      formatValue={formatValue}
    />
  );
}
