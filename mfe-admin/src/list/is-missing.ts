import type { AppError } from '@pokriv/contracts/errors';

/** Whether an address names what is not there: gone, or never a possible id. Another try would not find it either. */
export const isMissing = (error: AppError | undefined): boolean =>
  error?.code === 'NOT_FOUND' || error?.code === 'BAD_REQUEST';
