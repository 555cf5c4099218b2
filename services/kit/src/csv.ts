import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '@pokriv/contracts/csv-line';
import type { Response } from 'express';

/** A table's columns: the heading and what stands under it. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

async function* linesOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  for await (const row of rows) yield csvLine(cells.map((read) => read(row)));
}

const isCallerGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Streams a table row by row, so that a hundred thousand of them need no memory; a caller who goes away ends it. What
 * breaks off half-way breaks the connection too: half a table must not look like a whole one.
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
