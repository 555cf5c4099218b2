import { AppError } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';

/** 429 with the seconds until the next try (decisions §2). */
export function rateLimited(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError({
    code: 'RATE_LIMITED',
    message: messages.rateLimited(Math.ceil(retryAfter / 60)),
    retryAfter,
  });
}
