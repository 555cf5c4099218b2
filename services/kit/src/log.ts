import { pino } from 'pino';

/** JSON lines. No personal data, tokens or bodies are ever logged (architecture, Config). */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { process: process.env.PROCESS_NAME ?? 'pokriv' },
  timestamp: pino.stdTimeFunctions.isoTime,
});
export type Log = typeof log;
