import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';

/** All error codes except an expired session: for calls whose failure the page shows. */
export const pageErrorCodes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter(
  (code) => code !== 'UNAUTHENTICATED',
);
