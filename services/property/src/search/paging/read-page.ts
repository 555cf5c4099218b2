import type { SearchQuery } from '@pokriv/contracts/search/search';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import { readCursor, writeCursor, END, type Cursor } from './cursor.ts';
import type { LevelPlace, LevelSpan } from './found-rows.ts';
import { mixOf, usedBefore, usedBy, type Counts, type Part } from './mix-page.ts';

type Asked = Pick<SearchQuery, 'sort' | 'featured' | 'page' | 'limit' | 'cursor'>;

export interface PartSpan extends LevelSpan {
  /** A stream of the recommended order; absent: all rows. */
  part?: Part;
}

/** Reads required for a page. */
export interface PagePlan {
  asked: Asked;
  spans: PartSpan[];
  before: Counts;
  start?: LevelPlace;
}

/** Rows of a page, in the engine's own representation. */
interface Shown<Row> {
  shown: Row[];
  pagination: Pagination;
}
interface Results<Row> {
  total: number;
  placeOf: (row: Row) => LevelPlace;
}
interface Filled<Row> {
  rows: Row[];
  hasNext: boolean;
  next: Cursor;
}

const names = {
  recommended: 'r-1',
  newest: 'n-1',
  price_asc: 'p1',
  price_desc: 'p-1',
  area_desc: 'a-1',
  price_per_m2_asc: 'm1',
  monthly_total_asc: 't1',
  move_in_asc: 'i1',
  metro_asc: 'w1',
  distance_asc: 'd1',
  relevance: 'v-1',
} as const satisfies Record<SearchQuery['sort'], string>;
const MIXED = 'x0';
const NONE: Counts = { super: 0, regular: 0, others: 0 };

const isMixed = ({ sort, featured }: Asked) => sort === 'recommended' && !featured;
const nameOf = (asked: Asked): string => (isMixed(asked) ? MIXED : names[asked.sort]);

/** Whether the plan depends on the row counts of the streams. */
export const needsCounts = (asked: Asked): boolean =>
  isMixed(asked) && asked.page > 1 && asked.cursor === undefined;

/** @throws AppError BAD_REQUEST for an invalid cursor */
export function planPage(asked: Asked, counts?: Counts): PagePlan {
  const { page, limit, cursor } = asked;
  const start = cursor === undefined ? undefined : readCursor(nameOf(asked), cursor);
  const take = limit + 1;
  if (!isMixed(asked)) {
    const from = start ? { after: start.place } : { skip: (page - 1) * limit };
    return { asked, spans: [{ ...from, take }], before: NONE, start: start?.place };
  }
  const before = start ? { ...start, others: 0 } : counts ? usedBefore(counts, page, limit) : NONE;
  const others = start?.place ? { after: start.place, take } : { skip: before.others, take };
  return {
    asked,
    spans: [
      { part: 'super', skip: before.super, take },
      { part: 'regular', skip: before.regular, take },
      { part: 'others', ...others },
    ],
    before: { super: before.super, regular: before.regular, others: before.others },
    start: start?.place,
  };
}

/**
 * Assembles the page.
 * @param read rows of each span of the plan
 */
export function pageOf<Row>(
  plan: PagePlan,
  read: readonly Row[][],
  { total, placeOf }: Results<Row>,
): Shown<Row> {
  const { asked } = plan;
  const { page, limit, cursor } = asked;
  const { rows, hasNext, next } = (isMixed(asked) ? mixedPage : plainPage)(plan, read, placeOf);
  return {
    shown: rows,
    pagination: {
      page,
      limit,
      total,
      totalPages: Math.ceil(total / limit),
      hasNext,
      hasPrev: page > 1 || cursor !== undefined,
      ...(hasNext && rows.length > 0 && { cursor: writeCursor(nameOf(asked), next) }),
    },
  };
}

function plainPage<Row>(
  { asked: { limit }, start }: PagePlan,
  [read = []]: readonly Row[][],
  placeOf: (row: Row) => LevelPlace,
): Filled<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  const place = last === undefined ? start : placeOf(last);
  return { rows, hasNext: read.length > limit, next: { super: 0, regular: 0, place } };
}

function mixedPage<Row>(
  { asked: { limit }, before, start }: PagePlan,
  [supers = [], regulars = [], others = []]: readonly Row[][],
  placeOf: (row: Row) => LevelPlace,
): Filled<Row> {
  const left = { super: supers.length, regular: regulars.length, others: others.length };
  const mix = mixOf(left, limit);
  const used = usedBy(mix);
  const last = others[used.others - 1];
  // some of the others were shown before and none remain
  const isOver = before.others > 0 && last === undefined;
  const carried = isOver ? END : start;
  return {
    rows: [
      ...supers.slice(0, mix.top.super),
      ...regulars.slice(0, mix.top.regular),
      ...others.slice(0, mix.top.others),
      ...supers.slice(mix.top.super, used.super),
      ...regulars.slice(mix.top.regular, used.regular),
    ],
    hasNext: left.super + left.regular + left.others > limit,
    next: {
      super: before.super + used.super,
      regular: before.regular + used.regular,
      place: last === undefined ? carried : placeOf(last),
    },
  };
}
