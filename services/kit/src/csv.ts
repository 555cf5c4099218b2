import { once } from 'node:events';

import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '@pokriv/contracts/csv-line';
import type { Response } from 'express';

/** A table's columns: the heading and what stands under it. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

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
