import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '@pokriv/contracts/csv-line';
import type { Response } from 'express';

export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

async function* linesOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const row of rows) yield csvLine(cells.map((read) => read(row)));
}

const isCallerGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Streams a CSV row by row in constant memory and stops when the client disconnects. An error aborts the connection:
 * a partial table must not look complete.
 */
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
  await pipeline(Readable.from(linesOf(columns, rows)), reply).catch((error: unknown) => {
    if (!isCallerGone(error)) throw error;
  });
}
