import type { Part } from './mix-page.ts';

/** Where a row stands in its order. A text search has levels, the better ones first; else there is only level 0. */
export interface Place {
  value: number;
  id: string;
  level: number;
}

/** Which rows: after a place or after so many. */
export interface Span {
  skip?: number;
  after?: Place;
  take: number;
}

/** What matches a search, in its order: from memory or from MongoDB. */
export interface RowSource<Row> {
  /** @param part a stream of the recommended order; absent: everything. Beyond `enough` it may stop counting. */
  count: (part: Part | undefined, enough: number) => Promise<number>;
  rows: (part: Part | undefined, span: Span) => Promise<Row[]>;
  placeOf: (row: Row) => Place;
}
