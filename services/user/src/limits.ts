import {
  limitOf,
  networkLimitOf,
  parseLimit,
  type Limit,
  type LimitRule,
  type NetworkLimit,
} from '@pokriv/service-kit/limits';
import type { Redis } from 'ioredis';

/**
 * Rate limits of the user service, in `points/seconds`: guesses and mails per account, exports and requests per person
 * (decisions §2). Each is a setting, `LIMIT_<NAME>`.
 */
const defaults = {
  /**
   * Wrong passwords: at sign-in per account and network, or per account and known browser; at a password change or
   * deletion per person.
   */
  'login-account': '10/900',
  /** Wrong second-factor codes, per account and network or known browser. */
  'second-factor': '5/900',
  /** Wrong app codes in unknown browsers, from all networks. */
  'second-factor-account': '50/86400',
  'forgot-password': '5/3600',
  'verification-email': '3/3600',
  'password-change': '10/3600',
  'role-request': '5/86400',
  'data-export': '3/86400',
  deletion: '10/3600',
  'avatar-user': '20/3600',
} as const;

/** Per network. The BFF counts `POST /auth/check-phone` against the same key, `check-phone-ip`. */
const networkDefaults = {
  'forgot-password-ip': '30/3600',
  'check-phone-ip': '60/3600',
} as const;

type OwnLimit = keyof typeof defaults;
type ByNetwork = keyof typeof networkDefaults;
export type UserLimit = OwnLimit | ByNetwork;
export type UserLimits = Record<OwnLimit, Limit>;
export type NetworkLimits = Record<ByNetwork, NetworkLimit>;

const settingOf = (name: string) => `LIMIT_${name.toUpperCase().replaceAll('-', '_')}`;
const tableOf = <Name extends string, Value>(table: Record<Name, string>, valueOf: (name: Name) => Value) =>
  Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, valueOf(name)])) as Record<
    Name,
    Value
  >;

/** @throws Error when a setting is not `<points>/<seconds>` */
export const readLimits = (env: NodeJS.ProcessEnv): Record<UserLimit, LimitRule> => {
  const all = { ...defaults, ...networkDefaults };
  return tableOf(all, (name) => parseLimit(env[settingOf(name)] ?? all[name]));
};

export const countLimits = (redis: Redis, rules: Record<UserLimit, LimitRule>) => ({
  limits: tableOf(defaults, (name) => limitOf(redis, name, rules[name])) satisfies UserLimits,
  networkLimits: tableOf(networkDefaults, (name) =>
    networkLimitOf(redis, name, rules[name]),
  ) satisfies NetworkLimits,
});
