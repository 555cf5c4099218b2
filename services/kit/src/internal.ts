import { forbidden } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import { callerOf } from './caller-of.ts';

/**
 * Guards an internal route (`/internal/…`, not part of the API): accepts only a seal without identity.
 * @throws AppError FORBIDDEN
 */
export function assertInternal(request: Request): void {
  const { identity, actor } = callerOf(request);
  if (identity ?? actor) throw forbidden();
}
