import type { UserNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { ownFirst, toStotinki, type Currency } from '@pokriv/contracts/money';

import { sumColumns, type Figure } from './figure.ts';
import { texts } from './messages.ts';

type Revenue = UserNumbers['revenue'];

const { columns: named, figures: about } = texts;
const HUNDREDTHS = 100;
const inBoth = (cents: number, primary: Currency): number[] =>
  ownFirst(primary).map((currency) => (currency === 'EUR' ? cents : toStotinki(cents)) / HUNDREDTHS);

export const revenueByDay = ({ byDay }: Pick<Revenue, 'byDay'>, primary: Currency): Figure => ({
  id: 'prihodi-po-dni',
  ...about.revenueByDay,
  columns: [{ name: named.day, kind: 'day' }, ...sumColumns(named.revenue, primary)],
  rows: byDay.map(({ date, amount }) => [date, ...inBoth(amount, primary)]),
  drawn: 1,
});

/** Without any revenue no figure is charted; the page has one empty state. */
export const revenueFigures = (revenue: Revenue, primary: Currency): Figure[] => [
  revenueByDay(revenue, primary),
  {
    id: 'prihodi-po-vid',
    ...about.revenueByKind,
    columns: [
      { name: named.kind, kind: 'text' },
      { name: named.payments, kind: 'count' },
      ...sumColumns(named.revenue, primary),
    ],
    rows: revenue.byKind.map(({ label, count, amount }) => [label, count, ...inBoth(amount, primary)]),
    drawn: 2,
  },
];
