export const parts = ['super', 'regular', 'others'] as const;
export type Part = (typeof parts)[number];
export type Counts = Readonly<Record<Part, number>>;

const MOST_SUPER = 2;
const MOST_REGULAR = 4;

/** Rows of each stream on a page: at its top, and more promoted ones once the others run out. */
export interface Mix {
  top: Counts;
  more: Counts;
}

/**
 * Fills a page from the remaining rows: ≤ 2 super, ≤ 4 regular, then the others (decisions §8); full as long as rows
 * remain.
 */
export function mixOf(left: Counts, limit: number): Mix {
  const superTop = Math.min(MOST_SUPER, left.super, limit);
  const regularTop = Math.min(MOST_REGULAR, left.regular, limit - superTop);
  const others = Math.min(left.others, limit - superTop - regularTop);
  const room = limit - superTop - regularTop - others;
  const superMore = Math.min(left.super - superTop, room);
  const regularMore = Math.min(left.regular - regularTop, room - superMore);
  return {
    top: { super: superTop, regular: regularTop, others },
    more: { super: superMore, regular: regularMore, others: 0 },
  };
}

const sum = (one: Counts, other: Counts, sign: 1 | -1): Counts => ({
  super: one.super + sign * other.super,
  regular: one.regular + sign * other.regular,
  others: one.others + sign * other.others,
});

export const usedBy = ({ top, more }: Mix): Counts => sum(top, more, 1);

export function usedBefore(totals: Counts, page: number, limit: number): Counts {
  let left = totals;
  let pages = page - 1;
  for (; pages > 0 && left.super + left.regular > 0; pages -= 1)
    left = sum(left, usedBy(mixOf(left, limit)), -1);
  const others = Math.max(0, left.others - pages * limit);
  return sum(totals, { ...left, others }, -1);
}
