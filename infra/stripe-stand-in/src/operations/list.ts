import type Stripe from 'stripe';

import type { BookName, Books } from '../books/books.ts';
import type { Unit } from '../books/unit.ts';
import { resourceMissing } from '../contract/stripe-error.ts';
import { listOf } from '../objects/wire.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

export interface ListParams extends Stripe.PaginationParams {
  created?: Stripe.RangeQueryParam | number;
}

interface Listed {
  id: string;
  created?: number;
}

/** One page of the matching records, newest first. */
export function listBook<Name extends BookName>(
  unit: Unit,
  book: Name,
  params: ListParams,
  matches: (record: Books[Name]) => boolean = () => true,
): Stripe.ApiList<Books[Name]> {
  const records = unit.all(book, (record) => matches(record) && isWithin(record as Listed, params.created));
  return pageOf(records as (Books[Name] & Listed)[], params, `/v1/${book}`);
}

/** One page of a list. @throws StripeError for an unknown cursor */
export function pageOf<Item extends { id: string }>(
  items: Item[],
  { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before }: ListParams,
  url: string,
): Stripe.ApiList<Item> {
  const size = Math.min(limit, MAX_LIMIT);
  const cursor = after ?? before;
  const at = cursor ? items.findIndex(({ id }) => id === cursor) : -1;
  if (cursor && at < 0) throw resourceMissing('object', cursor, after ? 'starting_after' : 'ending_before');
  if (before) {
    const start = Math.max(0, at - size);
    return listOf(items.slice(start, at), url, start > 0);
  }
  return listOf(items.slice(at + 1, at + 1 + size), url, items.length > at + 1 + size);
}

function isWithin({ created = 0 }: Listed, range: ListParams['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
