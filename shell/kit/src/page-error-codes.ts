import { errorCodes } from '@pokriv/contracts/errors';

/** All except an expired session: for calls with errors shown by the page. */
export const pageErrorCodes = errorCodes.filter((code) => code !== 'UNAUTHENTICATED');
