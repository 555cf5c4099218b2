import { readEnv } from '@pokriv/service-kit/env';
import { parseLimit, type LimitRule } from '@pokriv/service-kit/limits';
import { z } from 'zod';

/** Limits as `points/seconds` (docs/operations.md): by network, those ending in `-browser` by signed cookie. */
const settings = {
  general: ['LIMIT_GENERAL', '1200/60'],
  login: ['LIMIT_LOGIN_IP', '300/900'],
  register: ['LIMIT_REGISTER_IP', '60/3600'],
  refresh: ['LIMIT_REFRESH_IP', '300/900'],
  'check-phone': ['LIMIT_CHECK_PHONE_IP', '60/3600'],
  'one-time-code': ['LIMIT_ONE_TIME_CODE_IP', '30/900'],
  pages: ['LIMIT_PAGES', '600/60'],
  'pages-browser': ['LIMIT_PAGES_BROWSER', '240/60'],
  renders: ['LIMIT_RENDERS', '240/60'],
  'renders-browser': ['LIMIT_RENDERS_BROWSER', '60/60'],
  media: ['LIMIT_MEDIA', '6000/60'],
  'media-browser': ['LIMIT_MEDIA_BROWSER', '1200/60'],
  files: ['LIMIT_FILES', '6000/60'],
  'files-browser': ['LIMIT_FILES_BROWSER', '1200/60'],
  sitemaps: ['LIMIT_SITEMAPS', '120/60'],
  'new-browsers': ['LIMIT_NEW_BROWSERS', '60/600'],
  'webhook-refusals': ['LIMIT_WEBHOOK_REFUSALS', '20/60'],
} as const satisfies Record<string, readonly [setting: string, usual: string]>;

export type LimitName = keyof typeof settings;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

const names = Object.keys(settings) as LimitName[];
const tableOf = (ruleOf: (name: LimitName) => LimitRule): LimitRules =>
  Object.fromEntries(names.map((name) => [name, ruleOf(name)])) as LimitRules;

/** One rule for all limits, for tests and drills. */
export const everyLimit = (rule: LimitRule): LimitRules => tableOf(() => rule);

const limit = (usual: string) =>
  z
    .string()
    .regex(/^\d+\/\d+$/u, 'points/seconds')
    .default(usual)
    .transform(parseLimit);

/** @throws Error with a readable list of settings that are not `<points>/<seconds>` */
export function readLimits(): LimitRules {
  const env = readEnv(
    Object.fromEntries(Object.values(settings).map(([setting, usual]) => [setting, limit(usual)])),
  );
  return tableOf((name) => env[settings[name][0]] ?? parseLimit(settings[name][1]));
}
