import { AppError, ERROR_STATUS, errorCodes } from '@pokriv/contracts/errors';

/** Backoff between retries, in ms. */
const BACKOFF_MS = [1500, 4000];

/** Retryable errors of network or server: the change was not refused, and may even have been made. */
export const retryableCodes = errorCodes.filter(
  (code) => ERROR_STATUS[code] === 0 || ERROR_STATUS[code] >= 500,
);

export const isRetryable = (error: unknown): boolean =>
  error instanceof AppError && retryableCodes.includes(error.code);

/**
 * Retries an idempotent request while the server is unreachable.
 * @param task receives whether this is the last attempt
 */
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
