import { unauthenticated } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import type { Caller } from './actor.ts';

const callers = new WeakMap<Request, Caller>();

/** Remembers the caller that a request's seal names. */
export const rememberCaller = (request: Request, caller: Caller): void => void callers.set(request, caller);

/** The caller; undefined before the seal was opened. */
export const findCaller = (request: Request): Caller | undefined => callers.get(request);

/** @throws AppError UNAUTHENTICATED before the seal was opened */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (!caller) throw unauthenticated();
  return caller;
}
