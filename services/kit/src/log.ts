import { pino } from 'pino';

import { redactError } from './redact-error.ts';

/** JSON lines without personal data, tokens or bodies (architecture, Config). */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME ?? 'pokriv' },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: redactError },
});
export type Log = typeof log;

/** Redacts signed texts, such as the tokens of mailed links, and the user id of internal paths. */
export const loggedPath = (path: string): string =>
  path.replace(/[^/]{65,}/gu, '…').replace(/^(\/internal\/[\w-]+)\/[^/]+/u, '$1/…');
