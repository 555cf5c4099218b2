import type { UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { toStotinki } from '@pokriv/contracts/money';

import type { Figure, FigureColumn } from './figure.ts';
import { texts } from './messages.ts';

type Revenue = UserNumbers['revenue'];

const { columns: named, figures: about } = texts;
const HUNDREDTHS = 100;
const sums: readonly FigureColumn[] = [
  { name: named.revenue('EUR'), kind: 'money' },
  { name: named.revenue('BGN'), kind: 'money' },
];
const inBoth = (cents: number) => [cents / HUNDREDTHS, toStotinki(cents) / HUNDREDTHS] as const;

export const revenueByDay = ({ byDay }: Pick<Revenue, 'byDay'>): Figure => ({
  id: 'prihodi-po-dni',
  ...about.revenueByDay,
  columns: [{ name: named.day, kind: 'day' }, ...sums],
  rows: byDay.map(({ date, amount }) => [date, ...inBoth(amount)]),
  drawn: 1,
});

/** Without any revenue no figure is charted; the page has one empty state. */
export const revenueFigures = (revenue: Revenue): Figure[] => [
  revenueByDay(revenue),
  {
    id: 'prihodi-po-vid',
    ...about.revenueByKind,
    columns: [{ name: named.kind, kind: 'text' }, { name: named.payments, kind: 'count' }, ...sums],
    rows: revenue.byKind.map(({ label, count, amount }) => [label, count, ...inBoth(amount)]),
    drawn: 2,
  },
];
