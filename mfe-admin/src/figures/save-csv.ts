import { BYTE_ORDER_MARK, csvLine } from '@pokriv/contracts/csv-line';

import type { Figure } from './figure.ts';

/** The rows of a figure as a file for a spreadsheet: the same that its table shows, numbers without formatting. */
export const csvOf = ({ columns, rows }: Figure): string =>
  BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name)) + rows.map((row) => csvLine(row)).join('');

export function saveCsv(figure: Figure): void {
  const address = URL.createObjectURL(new Blob([csvOf(figure)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${figure.id}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
