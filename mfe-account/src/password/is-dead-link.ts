import { AppError } from '@pokriv/contracts/errors';

/** Whether the server refused the one-time code, not the password and not by chance. */
export function isDeadLink(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.body.errors?.some(({ param }) => param === 'password')) return false;
  return [400, 404, 409, 410, 422].includes(error.status);
}
