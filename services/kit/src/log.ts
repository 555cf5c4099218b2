import { pino } from 'pino';

import { toldError } from './told-error.ts';

/** JSON lines. No personal data, tokens or bodies are ever logged (architecture, Config). */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME ?? 'pokriv' },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: toldError },
});
export type Log = typeof log;

/** A path without signed texts, since the address of a mailed link is a key, and inside without whom it is about. */
export const loggedPath = (path: string): string =>
  path.replace(/[^/]{65,}/gu, '…').replace(/^(\/internal\/[\w-]+)\/[^/]+/u, '$1/…');
