import { comingBack } from '@pokriv/contracts/page';
import { secondFactor } from '@pokriv/contracts/pages';
import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { missingStep } from '@pokriv/contracts/account/second-factor-step';
import { call } from '@pokriv/web-kit/api';
import type { SessionUser } from '@pokriv/web-kit/session';

const all = Object.keys(ERROR_STATUS) as ErrorCode[];

/**
 * Where an administrator goes before `target`, because a second factor is to be given or set up; undefined for everybody
 * else. When that cannot be read now, the first page that needs it asks.
 */
export async function secondFactorFirst({ role }: SessionUser, target: string): Promise<string | undefined> {
  if (role !== 'admin') return undefined;
  try {
    const { data } = await call('readSecondFactor', { quiet: all });
    return missingStep(data) && comingBack(secondFactor, target);
  } catch {
    return undefined;
  }
}
