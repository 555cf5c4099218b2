import { BYTE_ORDER_MARK, csvLine } from '@pokriv/contracts/csv-line';

import { formatDate } from '@pokriv/web-kit/format';

import type { Figure, Kind, Value } from './figure.ts';

const cellOf = (value: Value, kind: Kind | undefined): Value =>
  kind === 'day' && typeof value === 'string' ? formatDate(value, 'short') : value;

/** CSV for a spreadsheet: days as `21.11.2026`, numbers unformatted. */
export function csvOf({ columns, rows }: Figure): string {
  const lines = rows.map((row) => csvLine(row.map((value, index) => cellOf(value, columns[index]?.kind))));
  return BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name)) + lines.join('');
}

export function saveCsv(figure: Figure): void {
  const address = URL.createObjectURL(new Blob([csvOf(figure)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${figure.id}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
