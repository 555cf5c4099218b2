import { pino } from 'pino';
import { z } from 'zod';

import { logEnv } from './env.ts';
import { redactError } from './redact-error.ts';

const { LOG_LEVEL, PROCESS_NAME, ACCESS_LOG } = z.object(logEnv).parse(process.env);
const isQuiet = process.env.NODE_ENV === 'test' && process.env.LOG_LEVEL === undefined;

/** JSON lines without personal data, tokens or bodies (architecture, Config). */
export const log = pino({
  level: isQuiet ? 'silent' : LOG_LEVEL,
  base: { process: PROCESS_NAME },
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: redactError },
});
export type Log = typeof log;

export const accessLevel = ACCESS_LOG === 'on' ? 'info' : 'debug';

/** Redacts tokens and signed texts, which are longer than any id, and the user id of internal paths. */
export const loggedPath = (path: string): string =>
  path.replace(/[^/]{40,}/gu, '…').replace(/^(\/internal\/[\w-]+)\/[^/]+/u, '$1/…');
