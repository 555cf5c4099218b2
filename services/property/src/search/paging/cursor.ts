import { badRequest } from '@pokriv/contracts/errors';

import { messages } from '../../messages.ts';
import type { LevelPlace } from './found-rows.ts';

export interface Cursor {
  super: number;
  regular: number;
  place?: LevelPlace;
}

const SHAPE = /^(\w-?\d)~(\d+)~(\d+)(?:~(-?\d+(?:\.\d+)?)~([\da-f]{24})~(-?\d))?$/u;

export const END: LevelPlace = { value: -1, id: '0'.repeat(24), level: -1 };

/** @param name of the cursor's order */
export function writeCursor(name: string, cursor: Cursor): string {
  const { place } = cursor;
  const last = place ? [place.value, place.id, place.level] : [];
  return [name, cursor.super, cursor.regular, ...last].join('~');
}

/** @throws AppError BAD_REQUEST when it is invalid or of another order */
export function readCursor(name: string, text: string): Cursor {
  const [, order, shownSuper, shownRegular, value, id, level] = SHAPE.exec(text) ?? [];
  if (order !== name)
    throw badRequest(messages.search.badCursor, [{ param: 'cursor', msg: messages.search.badCursor }]);
  return {
    super: Number(shownSuper),
    regular: Number(shownRegular),
    ...(id !== undefined && { place: { value: Number(value), id, level: Number(level) } }),
  };
}
