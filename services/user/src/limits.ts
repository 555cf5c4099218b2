import { readEnv } from '@pokriv/service-kit/env';
import {
  limitOf,
  limitSetting,
  networkLimitOf,
  type Limit,
  type LimitRule,
  type NetworkLimit,
} from '@pokriv/service-kit/limits';
import type { Redis } from 'ioredis';

/** Rate limits of guesses, mails and requests (decisions §2). */
export const limitEnv = {
  LIMIT_LOGIN_ACCOUNT: limitSetting(
    '10/900',
    'Wrong passwords: at sign-in account and network, or account and known browser; at a password change or deletion the person.',
  ),
  LIMIT_SECOND_FACTOR: limitSetting(
    '5/900',
    'Account and network or known browser: wrong second-factor codes.',
  ),
  LIMIT_SECOND_FACTOR_ACCOUNT: limitSetting(
    '50/86400',
    'Account: wrong app codes of all unknown browsers together.',
  ),
  LIMIT_FORGOT_PASSWORD: limitSetting('5/3600', 'Address: password reset mails.'),
  LIMIT_VERIFICATION_EMAIL: limitSetting('3/3600', 'Person: verification mails.'),
  LIMIT_PASSWORD_CHANGE: limitSetting('10/3600', 'Person: password changes.'),
  LIMIT_ROLE_REQUEST: limitSetting('5/86400', 'Person: requests for another role.'),
  LIMIT_DATA_EXPORT: limitSetting('3/86400', 'Person: archives of personal data.'),
  LIMIT_DELETION: limitSetting('10/3600', 'Person: deletions of the account.'),
  LIMIT_AVATAR_USER: limitSetting('20/3600', 'Person: uploaded and fetched avatars.'),
  LIMIT_SAVED_FILTERS: limitSetting('60/3600', 'Administrator: saved and renamed filters.'),
  LIMIT_FORGOT_PASSWORD_IP: limitSetting('30/3600', 'Network: password reset mails.'),
  LIMIT_PHONE_CODE: limitSetting('5/86400', 'Person: SMS with a code.'),
  LIMIT_PHONE_CODE_NUMBER: limitSetting('5/86400', 'Phone: SMS with a code, of all accounts together.'),
  LIMIT_PHONE_CODE_SITE: limitSetting('500/86400', 'Whole site: SMS with a code; the budget of a day.'),
  LIMIT_PHONE_CODE_IP: limitSetting('30/86400', 'Network: requests of an SMS with a code.'),
  LIMIT_CHECK_PHONE_IP: limitSetting(
    '60/3600',
    'Network: checked and saved phones together; the same value for BFF and user service.',
  ),
};

const own = {
  'login-account': 'LIMIT_LOGIN_ACCOUNT',
  'second-factor': 'LIMIT_SECOND_FACTOR',
  'second-factor-account': 'LIMIT_SECOND_FACTOR_ACCOUNT',
  'forgot-password': 'LIMIT_FORGOT_PASSWORD',
  'verification-email': 'LIMIT_VERIFICATION_EMAIL',
  'password-change': 'LIMIT_PASSWORD_CHANGE',
  'role-request': 'LIMIT_ROLE_REQUEST',
  'data-export': 'LIMIT_DATA_EXPORT',
  deletion: 'LIMIT_DELETION',
  'avatar-user': 'LIMIT_AVATAR_USER',
  'saved-filters': 'LIMIT_SAVED_FILTERS',
  'phone-code': 'LIMIT_PHONE_CODE',
  'phone-code-number': 'LIMIT_PHONE_CODE_NUMBER',
  'phone-code-site': 'LIMIT_PHONE_CODE_SITE',
} as const satisfies Record<string, keyof typeof limitEnv>;

/** Per network. The BFF counts `POST /auth/check-phone` against the same key, `check-phone-ip`. */
const byNetwork = {
  'forgot-password-ip': 'LIMIT_FORGOT_PASSWORD_IP',
  'check-phone-ip': 'LIMIT_CHECK_PHONE_IP',
  'phone-code-ip': 'LIMIT_PHONE_CODE_IP',
} as const satisfies Record<string, keyof typeof limitEnv>;

type OwnLimit = keyof typeof own;
type ByNetwork = keyof typeof byNetwork;
export type UserLimit = OwnLimit | ByNetwork;
export type UserLimits = Record<OwnLimit, Limit>;
export type NetworkLimits = Record<ByNetwork, NetworkLimit>;

const tableOf = <Name extends string, Value>(table: Record<Name, unknown>, valueOf: (name: Name) => Value) =>
  Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, valueOf(name)])) as Record<
    Name,
    Value
  >;

/** @throws Error listing settings that are not `<points>/<seconds>` */
export const readLimits = (given: NodeJS.ProcessEnv): Record<UserLimit, LimitRule> => {
  const settings = { ...own, ...byNetwork };
  const env = readEnv(limitEnv, given);
  return tableOf(settings, (name) => env[settings[name]]);
};

export const countLimits = (redis: Redis, rules: Record<UserLimit, LimitRule>) => ({
  limits: tableOf(own, (name) => limitOf(redis, name, rules[name])) satisfies UserLimits,
  networkLimits: tableOf(byNetwork, (name) =>
    networkLimitOf(redis, name, rules[name]),
  ) satisfies NetworkLimits,
});
