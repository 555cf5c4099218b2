import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';

/** Everything but the end of the session: codes of calls whose failure the page tells in its own words. */
export const ownFailures = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter(
  (code) => code !== 'UNAUTHENTICATED',
);
