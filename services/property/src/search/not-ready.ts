import { AppError, unavailable } from '@pokriv/contracts/errors';

const RETRY_AFTER_S = 1;

/** Error of every call to an engine that is not ready. */
export function notReady(): AppError {
  const { code, message } = unavailable().body;
  return new AppError({ code, message, retryAfter: RETRY_AFTER_S });
}
