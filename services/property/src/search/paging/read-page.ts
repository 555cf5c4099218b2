import type { SearchQuery } from '@pokriv/contracts/search';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import { searchOrders } from '../search-order.ts';
import { END, readCursor, writeCursor, type Cursor } from './cursor.ts';
import { mixOf, usedBefore, usedBy, type Counts } from './mix-page.ts';
import type { RowSource, Span } from './row-source.ts';

export interface Page<Row> {
  rows: Row[];
  pagination: Pagination;
}
type Asked = Pick<SearchQuery, 'sort' | 'featured' | 'page' | 'limit' | 'cursor'>;
type Read<Row> = Page<Row>['rows'];
interface Part<Row> {
  rows: Read<Row>;
  hasNext: boolean;
  next: Cursor;
}

/** Promoted ones are mixed in unless somebody asks for these alone, as the home page does. */
const isMixed = ({ sort, featured }: Asked) => sort === 'recommended' && !featured;
const nameOf = (asked: Asked): string => {
  const { order, direction } = searchOrders[asked.sort];
  return isMixed(asked) ? 'x0' : `${order}${direction}`;
};

/**
 * One page of a search.
 * @param most totals are exact up to here
 * @throws AppError BAD_REQUEST for a cursor that is none
 */
export async function readPage<Row>(
  source: RowSource<Row>,
  asked: Asked,
  most = Infinity,
): Promise<Page<Row>> {
  const { page, limit, cursor } = asked;
  const start = cursor === undefined ? undefined : readCursor(nameOf(asked), cursor);
  const { rows, hasNext, next } = await (isMixed(asked) ? mixedPage : plainPage)(source, asked, start);
  const counted = await source.count(undefined, most + 1);
  const seen = (page - 1) * limit + rows.length + Number(hasNext);
  const isMinimum = counted > most;
  const total = isMinimum ? Math.max(most, seen) : counted;
  return {
    rows,
    pagination: {
      page,
      limit,
      total,
      totalPages: Math.ceil(total / limit),
      hasNext,
      hasPrev: page > 1 || cursor !== undefined,
      ...(isMinimum && { totalIsMinimum: true }),
      ...(hasNext && rows.length > 0 && { cursor: writeCursor(nameOf(asked), next) }),
    },
  };
}

async function plainPage<Row>(source: RowSource<Row>, asked: Asked, start?: Cursor): Promise<Part<Row>> {
  const { page, limit } = asked;
  const from = start ? { after: start.place } : { skip: (page - 1) * limit };
  const found = await source.rows(undefined, { ...from, take: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const place = last === undefined ? start?.place : source.placeOf(last);
  return { rows, hasNext: found.length > limit, next: { super: 0, regular: 0, place } };
}

async function mixedPage<Row>(source: RowSource<Row>, asked: Asked, start?: Cursor): Promise<Part<Row>> {
  const { limit } = asked;
  const before = start ? { ...start, others: 0 } : await shownBefore(source, asked);
  const spanOf = (skip: number): Span => ({ skip, take: limit + 1 });
  const [supers, regulars, others] = await Promise.all([
    source.rows('super', spanOf(before.super)),
    source.rows('regular', spanOf(before.regular)),
    source.rows('others', start?.place ? { after: start.place, take: limit + 1 } : spanOf(before.others)),
  ]);
  const left = { super: supers.length, regular: regulars.length, others: others.length };
  const mix = mixOf(left, limit);
  const used = usedBy(mix);
  const last = others[used.others - 1];
  // none of the others, though some were shown before: they have run out
  const isOver = before.others > 0 && last === undefined;
  const carried = isOver ? END : start?.place;
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
      place: last === undefined ? carried : source.placeOf(last),
    },
  };
}

async function shownBefore<Row>(source: RowSource<Row>, { page, limit }: Asked): Promise<Counts> {
  if (page === 1) return { super: 0, regular: 0, others: 0 };
  const enough = page * limit;
  const [supers, regulars, others] = await Promise.all([
    source.count('super', enough),
    source.count('regular', enough),
    source.count('others', enough),
  ]);
  return usedBefore({ super: supers, regular: regulars, others }, page, limit);
}
