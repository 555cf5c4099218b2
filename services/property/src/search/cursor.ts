import { badRequest } from '@pokriv/contracts/errors';
import { z } from 'zod';

import { messages } from '../messages.ts';
import type { SearchPlan } from './plan-search.ts';
import type { Condition } from './search-conditions.ts';

/** Where a page ended: the order's key, its value and the id that breaks ties. */
const Cursor = z.tuple([z.string(), z.number(), z.string().max(64)]);
type Ordered = Pick<SearchPlan, 'order' | 'direction'>;

export function writeCursor({ order, direction }: Ordered, value: number, id: string): string {
  return Buffer.from(JSON.stringify([`${order}${direction}`, value, id])).toString('base64url');
}

/**
 * What comes after a cursor.
 * @throws AppError BAD_REQUEST when it is not one, or of another order
 */
export function afterCursor(cursor: string, { order, direction }: Ordered): Condition[] {
  const read = Cursor.safeParse(parsed(cursor));
  if (!read.success || read.data[0] !== `${order}${direction}`) {
    throw badRequest(messages.search.badCursor, [{ param: 'cursor', msg: messages.search.badCursor }]);
  }
  const [, value, id] = read.data;
  const from = (bound: number) => (direction === 1 ? { $gte: bound } : { $lte: bound });
  const beyond = (bound: number | string) => (direction === 1 ? { $gt: bound } : { $lt: bound });
  return [{ [order]: from(value) }, { $or: [{ [order]: beyond(value) }, { _id: beyond(id) }] }];
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
