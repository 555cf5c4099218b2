import type { AppError } from '@pokriv/contracts/errors';

/** The resource is gone or its id is invalid; a retry cannot succeed. */
export const isMissing = (error: AppError | undefined): boolean =>
  error?.code === 'NOT_FOUND' || error?.code === 'BAD_REQUEST';
