import type { Call } from '@pokriv/contracts/calls';
import { networkLimitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { Redis } from 'ioredis';

type CallLimit = NonNullable<Call['limit']>;

/** @throws AppError RATE_LIMITED */
export type TakeCall = (limit: CallLimit, ip: string) => Promise<void>;

/** Network limits of single calls (`LIMIT_*`). */
export function callLimits(redis: Redis, rules: Readonly<Record<CallLimit, LimitRule>>): TakeCall {
  const limits = {
    login: networkLimitOf(redis, 'login-ip', rules.login),
    register: networkLimitOf(redis, 'register-ip', rules.register),
    refresh: networkLimitOf(redis, 'refresh-ip', rules.refresh),
    'check-phone': networkLimitOf(redis, 'check-phone-ip', rules['check-phone']),
    'one-time-code': networkLimitOf(redis, 'one-time-code-ip', rules['one-time-code']),
    'client-errors': networkLimitOf(redis, 'client-errors', rules['client-errors']),
    'search-preview': networkLimitOf(redis, 'search-preview', rules['search-preview']),
    'anonymous-search': networkLimitOf(redis, 'anonymous-search', rules['anonymous-search']),
    'shared-list': networkLimitOf(redis, 'shared-list', rules['shared-list']),
    'shared-list-join': networkLimitOf(redis, 'shared-list-join', rules['shared-list-join']),
  };
  return (limit, ip) => limits[limit].take(ip);
}
