import { errorCodes } from '@pokriv/contracts/errors';

/** All error codes except an expired session: for calls whose failure the page shows. */
export const pageErrorCodes = errorCodes.filter((code) => code !== 'UNAUTHENTICATED');
