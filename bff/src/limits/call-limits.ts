import type { Call } from '@pokriv/contracts/calls';
import { AppError } from '@pokriv/contracts/errors';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import { log } from '@pokriv/service-kit/log';
import type { Redis } from 'ioredis';

type CallLimit = NonNullable<Call['limit']>;

/** @throws AppError RATE_LIMITED */
export type TakeCall = (limit: CallLimit, ip: string) => Promise<void>;

/** The limits by address of single calls (`LIMIT_*`). Without Redis nobody is kept out: the door stays open. */
export function callLimits(redis: Redis, rules: Readonly<Record<CallLimit, LimitRule>>): TakeCall {
  const limits = {
    login: limitOf(redis, 'login-ip', rules.login),
    register: limitOf(redis, 'register-ip', rules.register),
    refresh: limitOf(redis, 'refresh-ip', rules.refresh),
    'check-phone': limitOf(redis, 'check-phone-ip', rules['check-phone']),
    'one-time-code': limitOf(redis, 'one-time-code-ip', rules['one-time-code']),
  };
  return async (limit, ip) => {
    await limits[limit].take(ip).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') throw error;
      log.warn({ limit, err: error }, 'a limit is not counted');
    });
  };
}
