import { limitSetting, type LimitRule } from '@pokriv/service-kit/limits';

/** Limits by network; those ending in `_BROWSER` by a browser's signed cookie. */
export const limitEnv = {
  LIMIT_GENERAL: limitSetting('1200/60', 'Network: API calls, also cached ones.'),
  LIMIT_LOGIN_IP: limitSetting('300/900', 'Network: sign-ins.'),
  LIMIT_REGISTER_IP: limitSetting('60/3600', 'Network: registrations and new profiles.'),
  LIMIT_REFRESH_IP: limitSetting('300/900', 'Network: new tokens.'),
  LIMIT_CHECK_PHONE_IP: limitSetting(
    '60/3600',
    'Network: checked and saved phones together; the same value for BFF and user service.',
  ),
  LIMIT_ONE_TIME_CODE_IP: limitSetting('30/900', 'Network: codes and links from mails.'),
  LIMIT_CLIENT_ERRORS: limitSetting('30/60', 'Network: errors that browsers report.'),
  LIMIT_SEARCH_PREVIEW: limitSetting('120/60', 'Network: estimates of how much a saved search would find.'),
  LIMIT_ANONYMOUS_SEARCH: limitSetting('30/3600', 'Network: searches that visitors save with an e-mail.'),
  LIMIT_SHARED_LIST: limitSetting('60/60', 'Network: votes, notes and removals in shared lists.'),
  LIMIT_SHARED_LIST_JOIN: limitSetting('20/3600', 'Network: people who join shared lists.'),
  LIMIT_PAGES: limitSetting('600/60', 'Network: pages without a cookie.'),
  LIMIT_PAGES_BROWSER: limitSetting('240/60', 'Browser: pages.'),
  LIMIT_RENDERS: limitSetting(
    '240/60',
    'Network: pages rendered on the server without a cookie; above, the browser renders.',
  ),
  LIMIT_RENDERS_BROWSER: limitSetting('60/60', 'Browser: pages rendered on the server.'),
  LIMIT_MEDIA: limitSetting('6000/60', 'Network: pictures without a cookie.'),
  LIMIT_MEDIA_BROWSER: limitSetting('1200/60', 'Browser: pictures.'),
  LIMIT_FILES: limitSetting('6000/60', 'Network: built files without a cookie.'),
  LIMIT_FILES_BROWSER: limitSetting('1200/60', 'Browser: built files.'),
  LIMIT_SITEMAPS: limitSetting('120/60', 'Network: robots.txt, sitemaps, security.txt.'),
  LIMIT_NEW_BROWSERS: limitSetting('60/600', 'Network: new cookies; above, the page sets no cookie.'),
  LIMIT_WEBHOOK_REFUSALS: limitSetting(
    '20/60',
    'Network: webhooks with a bad signature; above, all webhooks are refused.',
  ),
};

const settings = {
  general: 'LIMIT_GENERAL',
  login: 'LIMIT_LOGIN_IP',
  register: 'LIMIT_REGISTER_IP',
  refresh: 'LIMIT_REFRESH_IP',
  'check-phone': 'LIMIT_CHECK_PHONE_IP',
  'one-time-code': 'LIMIT_ONE_TIME_CODE_IP',
  'client-errors': 'LIMIT_CLIENT_ERRORS',
  'search-preview': 'LIMIT_SEARCH_PREVIEW',
  'anonymous-search': 'LIMIT_ANONYMOUS_SEARCH',
  'shared-list': 'LIMIT_SHARED_LIST',
  'shared-list-join': 'LIMIT_SHARED_LIST_JOIN',
  pages: 'LIMIT_PAGES',
  'pages-browser': 'LIMIT_PAGES_BROWSER',
  renders: 'LIMIT_RENDERS',
  'renders-browser': 'LIMIT_RENDERS_BROWSER',
  media: 'LIMIT_MEDIA',
  'media-browser': 'LIMIT_MEDIA_BROWSER',
  files: 'LIMIT_FILES',
  'files-browser': 'LIMIT_FILES_BROWSER',
  sitemaps: 'LIMIT_SITEMAPS',
  'new-browsers': 'LIMIT_NEW_BROWSERS',
  'webhook-refusals': 'LIMIT_WEBHOOK_REFUSALS',
} as const satisfies Record<string, keyof typeof limitEnv>;

export type LimitName = keyof typeof settings;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

const names = Object.keys(settings) as LimitName[];
const tableOf = (ruleOf: (name: LimitName) => LimitRule): LimitRules =>
  Object.fromEntries(names.map((name) => [name, ruleOf(name)])) as LimitRules;

export const everyLimit = (rule: LimitRule): LimitRules => tableOf(() => rule);

export const limitRulesOf = (env: Readonly<Record<keyof typeof limitEnv, LimitRule>>): LimitRules =>
  tableOf((name) => env[settings[name]]);
