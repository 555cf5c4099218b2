import { once } from 'node:events';

import type { Response } from 'express';

/** A table's columns: the heading and what stands under it. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | boolean | Date | null>>;

/** Spreadsheets of this country expect semicolons, and the mark to know UTF-8. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A cell that begins so would be read as a formula. */
const asText = (text: string) => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);

function cell(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'да' : 'не';
  if (typeof value === 'number') return String(value);
  const text = asText(value);
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line, with its end. */
export const csvLine = (cells: readonly (string | number | boolean | Date | null)[]): string =>
  cells.map(cell).join(SEPARATOR) + LINE_END;

/** Streams a table row by row, so that a hundred thousand of them need no memory; a caller who goes away ends it. */
export async function sendCsv<Row>(
  reply: Response,
  name: string,
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  reply.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    'Cache-Control': 'no-store',
  });
  reply.write(BYTE_ORDER_MARK + csvLine(Object.keys(columns)));
  const cells = Object.values(columns);
  for await (const row of rows) {
    if (reply.destroyed) return;
    if (!reply.write(csvLine(cells.map((read) => read(row))))) {
      await Promise.race([once(reply, 'drain'), once(reply, 'close')]);
    }
  }
  reply.end();
}
