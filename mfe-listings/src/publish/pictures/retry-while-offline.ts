import { AppError, ERROR_STATUS, errorCodes } from '@pokriv/contracts/errors';

/** Backoff between retries, in ms. */
const BACKOFF_MS = [1500, 4000];

/** Retryable network or server errors: the change was not refused and may have been made. */
export const retryableCodes = errorCodes.filter(
  (code) => ERROR_STATUS[code] === 0 || ERROR_STATUS[code] >= 500,
);

export const isRetryable = (error: unknown): boolean =>
  error instanceof AppError && retryableCodes.includes(error.code);

/** Retries an idempotent request while offline. @param task receives true on the last attempt */
export async function retryWhileOffline<Result>(task: (isLast: boolean) => Promise<Result>): Promise<Result> {
  for (const delay of BACKOFF_MS) {
    try {
      return await task(false);
    } catch (error) {
      if (!isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return task(true);
}
