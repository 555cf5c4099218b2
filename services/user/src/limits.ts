import { limitOf, parseLimit, type Limit, type LimitRule } from '@pokriv/service-kit/limits';
import type { Redis } from 'ioredis';

/**
 * What the user service counts, in `points/seconds`: guesses of secrets and mails by account, exports and requests by
 * person (decisions §2). Each is a setting, `LIMIT_<NAME>`; limits by address are counted at the door.
 */
const defaults = {
  /** Passwords that were tried and wrong, wherever: at sign-in, to change the password, to erase the account. */
  'login-account': '10/900',
  /** Wrong codes of a second factor, by account and network or known browser. */
  'second-factor': '5/900',
  /** Wrong codes of the app in browsers that are not known, wherever. */
  'second-factor-account': '50/86400',
  'forgot-password': '5/3600',
  'verification-email': '3/3600',
  'password-change': '10/3600',
  'role-request': '5/86400',
  'data-export': '3/86400',
  deletion: '10/3600',
  'avatar-user': '20/3600',
} as const;
export type UserLimit = keyof typeof defaults;
export type UserLimits = Record<UserLimit, Limit>;

const names = Object.keys(defaults) as UserLimit[];
const settingOf = (name: UserLimit) => `LIMIT_${name.toUpperCase().replaceAll('-', '_')}`;
const tableOf = <Value>(valueOf: (name: UserLimit) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<UserLimit, Value>;

/** @throws Error when a setting is not `<points>/<seconds>` */
export const readLimits = (env: NodeJS.ProcessEnv): Record<UserLimit, LimitRule> =>
  tableOf((name) => parseLimit(env[settingOf(name)] ?? defaults[name]));

export const countLimits = (redis: Redis, rules: Record<UserLimit, LimitRule>): UserLimits =>
  tableOf((name) => limitOf(redis, name, rules[name]));
