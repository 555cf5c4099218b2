import { ERROR_STATUS, type AppError, type ErrorCode } from '@pokriv/contracts/errors';

export const DEAD_LINK_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'CONFLICT',
  'GONE',
  'UNPROCESSABLE',
] as const satisfies ErrorCode[];

const statuses = new Set<number>(DEAD_LINK_CODES.map((code) => ERROR_STATUS[code]));

/** True when the server refused the one-time code; false for a refused password or a transient error. */
export function isDeadLink(error: AppError): boolean {
  if (error.body.errors?.some(({ param }) => param === 'password')) return false;
  return statuses.has(error.status);
}
