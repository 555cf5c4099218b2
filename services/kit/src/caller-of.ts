import { unauthenticated } from '@pokriv/contracts/errors';
import type { Request } from 'express';

import type { Caller } from './actor.ts';

const callers = new WeakMap<Request, Caller>();

export const rememberCaller = (request: Request, caller: Caller): void => void callers.set(request, caller);

export const findCaller = (request: Request): Caller | undefined => callers.get(request);

/** @throws AppError UNAUTHENTICATED before the seal is opened */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (!caller) throw unauthenticated();
  return caller;
}
