import { AppError, ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';

/** Waits between tries, in ms. */
const PAUSES_MS = [1500, 4000];

/** Failures of the way there or of the server; the change itself was not refused, and may even have been made. */
export const passing = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter(
  (code) => ERROR_STATUS[code] === 0 || ERROR_STATUS[code] >= 500,
);

export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && passing.includes(error.code);

/**
 * Tries what changes nothing a second time again while the server cannot be reached.
 * @param task told whether this is its last try
 */
export async function persistently<Result>(task: (isLast: boolean) => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await task(false);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return task(true);
}
