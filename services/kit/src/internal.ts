import { forbidden } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import { callerOf } from './caller-of.ts';

/**
 * Keeps an internal route (`/internal/…`, no call of the API) from everybody who comes through the door: it opens only for
 * a seal that was made for nobody.
 * @throws AppError FORBIDDEN
 */
export function assertInternal(request: Request): void {
  const { identity, actor } = callerOf(request);
  if (identity ?? actor) throw forbidden();
}
