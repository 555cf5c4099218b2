import { AppError } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';

import { DEAD_LINK_CODES, isDeadLink } from './is-dead-link.ts';

export type ResetCode =
  | { state: 'checking' }
  | { state: 'dead'; message?: string }
  | { state: 'good'; email: string }
  | { state: 'failed'; message: string };

export async function checkResetCode(code: string): Promise<ResetCode> {
  try {
    const { data } = await call('checkResetCode', { body: { token: code }, quiet: DEAD_LINK_CODES });
    return { state: 'good', email: data.email };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (isDeadLink(error)) return { state: 'dead', message: error.message };
    return { state: 'failed', message: error.message };
  }
}
