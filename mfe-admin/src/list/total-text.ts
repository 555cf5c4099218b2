import type { Pagination } from '@pokriv/contracts/zod-parts';
import { formatCount, formatNumber, type Words } from '@pokriv/web-kit/format';

import { texts } from '../messages.ts';

/** `26`, or `1 000+` for a lower bound (decisions §2). */
export function totalNumber({ total, totalIsMinimum }: Pagination): string {
  return totalIsMinimum ? texts.many(formatNumber(total)) : formatNumber(total);
}

/** `26 обяви`, `1 000+ обяви`. */
export function totalText(pagination: Pagination, words: Words): string {
  if (!pagination.totalIsMinimum) return formatCount(pagination.total, words);
  return `${totalNumber(pagination)}\u00a0${words[1]}`;
}
