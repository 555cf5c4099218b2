import { comingBack } from '@pokriv/contracts/page';
import { secondFactor } from '@pokriv/contracts/pages';
import { errorCodes } from '@pokriv/contracts/errors';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { call } from '@pokriv/web-kit/api';
import type { SessionUser } from '@pokriv/web-kit/session';

/**
 * Address where an administrator verifies or sets up the second factor before `target`; undefined for other users. When
 * the state fails to load, the first protected page asks instead.
 */
export async function secondFactorFirst({ role }: SessionUser, target: string): Promise<string | undefined> {
  if (role !== 'admin') return undefined;
  try {
    const { data } = await call('readSecondFactor', { quiet: errorCodes });
    return missingStep(data) && comingBack(secondFactor, target);
  } catch {
    return undefined;
  }
}
