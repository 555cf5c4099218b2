import { formatDate, formatNumber } from '@pokriv/web-kit/format';

/** What the values of a column are: days as `2026-11-21`, hours and rates with a decimal, sums with two. */
export type Kind = 'text' | 'day' | 'count' | 'decimal' | 'money';
export type Value = string | number | null;

export interface FigureColumn {
  name: string;
  kind: Kind;
}

/** One set of numbers: drawn, told as a table, and saved as a file, all of the same rows. */
export interface Figure {
  /** Also the name of its file. */
  id: string;
  title: string;
  text?: string;
  /** The first names the rows. */
  columns: readonly FigureColumn[];
  rows: readonly (readonly Value[])[];
  /** The column that is drawn. */
  drawn: number;
}

const numberOf = (value: Value): number => (typeof value === 'number' ? value : 0);

export const isByDay = ({ columns }: Figure): boolean => columns[0]?.kind === 'day';

export const isEmpty = ({ rows, drawn }: Figure): boolean =>
  rows.every((row) => numberOf(row[drawn] ?? null) === 0);

const DECIMALS: Partial<Record<Kind, number>> = { decimal: 1, money: 2 };

/** A value as it is read on screen. */
export function shownValue(value: Value, kind: Kind): string {
  if (value === null) return '–';
  if (typeof value === 'string') return kind === 'day' ? formatDate(value) : value;
  return formatNumber(value, DECIMALS[kind] ?? 0);
}

export interface Bar {
  name: string;
  value: number;
}

/** Longer periods have too many days for the columns of a phone. */
const DAYS_MOST = 45;
const WEEK = 7;
/** More names do not stay readable beside their bars. */
export const BARS_MOST = 12;

export const isWeekly = (figure: Figure): boolean => isByDay(figure) && figure.rows.length > DAYS_MOST;

/** What a chart draws: each row; of a long period sums of seven days, counted from its end; of many names the first. */
export function barsOf(figure: Figure): Bar[] {
  const bars = figure.rows.map((row) => ({
    name: String(row[0] ?? ''),
    value: numberOf(row[figure.drawn] ?? null),
  }));
  if (!isByDay(figure)) return bars.slice(0, BARS_MOST);
  if (!isWeekly(figure)) return bars;
  const weeks: Bar[] = [];
  for (let end = bars.length; end > 0; end -= WEEK) {
    const week = bars.slice(Math.max(0, end - WEEK), end);
    weeks.unshift({ name: week[0]?.name ?? '', value: week.reduce((sum, { value }) => sum + value, 0) });
  }
  return weeks;
}
