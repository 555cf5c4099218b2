import { AppError } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';

const RETRY_AFTER_S = 2;

const isTimeout = (error: unknown): boolean => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return name === 'TimeoutError' || (typeof code === 'string' && /TIMEOUT|ETIMEDOUT/u.test(code));
};

export const upstreamTimeout = (cause?: unknown) =>
  new AppError({ code: 'TIMEOUT', message: messages.timeout, retryAfter: RETRY_AFTER_S }, { cause });

const upstreamGone = (cause: unknown) =>
  new AppError({ code: 'UNAVAILABLE', message: messages.unavailable, retryAfter: RETRY_AFTER_S }, { cause });

export function upstreamError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isTimeout(error) ? upstreamTimeout(error) : upstreamGone(error);
}
