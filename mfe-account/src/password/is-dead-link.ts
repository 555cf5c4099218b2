import { AppError, ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';

/** How the server says that a one-time code is of no use; the page shows it itself. */
export const DEAD_LINK_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'CONFLICT',
  'GONE',
  'UNPROCESSABLE',
] as const satisfies ErrorCode[];

const statuses = new Set<number>(DEAD_LINK_CODES.map((code) => ERROR_STATUS[code]));

/** Whether the server refused the one-time code, not the password and not by chance. */
export function isDeadLink(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.body.errors?.some(({ param }) => param === 'password')) return false;
  return statuses.has(error.status);
}
