import type { SearchQuery } from '@pokriv/contracts/search/search';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import { readCursor, writeCursor, END, type Cursor } from './cursor.ts';
import type { FoundRows } from './found-rows.ts';
import { mixOf, usedBefore, usedBy, type Counts } from './mix-page.ts';

export interface Page {
  rows: number[];
  pagination: Pagination;
}
type Asked = Pick<SearchQuery, 'sort' | 'featured' | 'page' | 'limit' | 'cursor'>;
interface Part {
  rows: number[];
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
} as const satisfies Record<SearchQuery['sort'], string>;
const MIXED = 'x0';

const isMixed = ({ sort, featured }: Asked) => sort === 'recommended' && !featured;
const nameOf = (asked: Asked): string => (isMixed(asked) ? MIXED : names[asked.sort]);

/** One page of a search with its exact total. @throws AppError BAD_REQUEST for an invalid cursor */
export function readPage(found: FoundRows, asked: Asked): Page {
  const { page, limit, cursor } = asked;
  const start = cursor === undefined ? undefined : readCursor(nameOf(asked), cursor);
  const { rows, hasNext, next } = (isMixed(asked) ? mixedPage : plainPage)(found, asked, start);
  const total = found.count();
  return {
    rows,
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

function plainPage(found: FoundRows, { page, limit }: Asked, start?: Cursor): Part {
  const from = start ? { after: start.place } : { skip: (page - 1) * limit };
  const read = found.rows(undefined, { ...from, take: limit + 1 });
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  const place = last === undefined ? start?.place : found.placeOf(last);
  return { rows, hasNext: read.length > limit, next: { super: 0, regular: 0, place } };
}

function mixedPage(found: FoundRows, asked: Asked, start?: Cursor): Part {
  const { limit } = asked;
  const before = start ? { ...start, others: 0 } : shownBefore(found, asked);
  const take = limit + 1;
  const supers = found.rows('super', { skip: before.super, take });
  const regulars = found.rows('regular', { skip: before.regular, take });
  const others = found.rows(
    'others',
    start?.place ? { after: start.place, take } : { skip: before.others, take },
  );
  const left = { super: supers.length, regular: regulars.length, others: others.length };
  const mix = mixOf(left, limit);
  const used = usedBy(mix);
  const last = others[used.others - 1];
  // some of the others were shown before and none is left
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
      place: last === undefined ? carried : found.placeOf(last),
    },
  };
}

function shownBefore(found: FoundRows, { page, limit }: Asked): Counts {
  if (page === 1) return { super: 0, regular: 0, others: 0 };
  const totals = {
    super: found.count('super'),
    regular: found.count('regular'),
    others: found.count('others'),
  };
  return usedBefore(totals, page, limit);
}
