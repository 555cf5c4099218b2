import { ownFirst, type Currency } from '@pokriv/contracts/money';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import { texts } from './messages.ts';

/** Column format: days as `2026-11-21`, hours and rates with one decimal, sums with two. */
export type Kind = 'text' | 'day' | 'count' | 'decimal' | 'money';
export type Value = string | number | null;

export interface FigureColumn {
  name: string;
  kind: Kind;
}

export interface Figure {
  /** Also the file name of the CSV. */
  id: string;
  title: string;
  text?: string;
  /** The first column holds the row names. */
  columns: readonly FigureColumn[];
  rows: readonly (readonly Value[])[];
  /** Index of the charted column. */
  drawn: number;
}

/** A column of sums in each currency, the primary one first. */
export const sumColumns = (name: (currency: Currency) => string, primary: Currency): FigureColumn[] =>
  ownFirst(primary).map((currency) => ({ name: name(currency), kind: 'money' }));

const numberOf = (value: Value): number => (typeof value === 'number' ? value : 0);

export const isByDay = ({ columns }: Figure): boolean => columns[0]?.kind === 'day';

export const isEmpty = ({ rows, drawn }: Figure): boolean =>
  rows.every((row) => numberOf(row[drawn] ?? null) === 0);

const DECIMALS: Partial<Record<Kind, number>> = { decimal: 1, money: 2 };

export function shownValue(value: Value, kind: Kind): string {
  if (value === null) return '–';
  if (typeof value === 'string') return kind === 'day' ? formatDate(value) : value;
  return formatNumber(value, DECIMALS[kind] ?? 0);
}

export interface Bar {
  name: string;
  value: number;
}

/**
 * The only number of a chart: its single non-zero bar, or the common value of equal bars. Undefined when the chart
 * shows more.
 */
export function onlyValue(bars: readonly Bar[]): { value: number; names: string[] } | undefined {
  const drawn = bars.filter(({ value }) => value !== 0);
  const [first] = drawn;
  if (!first) return undefined;
  const isEqual = drawn.length === bars.length && drawn.every(({ value }) => value === first.value);
  if (drawn.length > 1 && !isEqual) return undefined;
  return { value: first.value, names: drawn.map(({ name }) => name) };
}

/** Columns that fit on a phone. */
const MAX_DAYS = 45;
const WEEK = 7;
/** Limit for readable labels. */
const MAX_BARS = 12;

export const isWeekly = (figure: Figure): boolean => isByDay(figure) && figure.rows.length > MAX_DAYS;

/** Text of the figure and how its chart differs from its table. */
export function notesOf(figure: Figure): string {
  const isCut = !isByDay(figure) && figure.rows.length > MAX_BARS;
  const notes = [figure.text, isWeekly(figure) && texts.weekly, isCut && texts.firstOnly(MAX_BARS)];
  return notes.filter(Boolean).join(' ');
}

/** Bars of a chart: all rows, weekly sums counted from the end of a long period, or the first `MAX_BARS` names. */
export function barsOf(figure: Figure): Bar[] {
  const bars = figure.rows.map((row) => ({
    name: String(row[0] ?? ''),
    value: numberOf(row[figure.drawn] ?? null),
  }));
  if (!isByDay(figure)) return bars.slice(0, MAX_BARS);
  if (!isWeekly(figure)) return bars;
  const weeks: Bar[] = [];
  for (let end = bars.length; end > 0; end -= WEEK) {
    const week = bars.slice(Math.max(0, end - WEEK), end);
    weeks.unshift({ name: week[0]?.name ?? '', value: week.reduce((sum, { value }) => sum + value, 0) });
  }
  return weeks;
}
