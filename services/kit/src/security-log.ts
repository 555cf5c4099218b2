import { join } from 'node:path';

import type { ErrorCode } from '@pokriv/contracts/errors';
import { pino, type DestinationStream, type Logger } from 'pino';

import { log, loggedPath } from './log.ts';
import { loggedNetwork } from './network.ts';

export type SecurityEvent =
  | 'login-refused'
  | 'second-factor-refused'
  | 'token-refused'
  | 'access-refused'
  | 'limit-reached'
  | 'admin-acted';

export interface SecurityFact {
  event: SecurityEvent;
  /** Error code of a refusal, or an administrator's call. */
  reason: ErrorCode | string;
  method: string;
  path: string;
  requestId: string;
  actorId?: string | undefined;
  ip: string;
}

/** Daily files of one year (spec §1, privacy). */
const KEPT_FILES = 365;
/** Protects against a full disk: beyond these lines per event, network and minute only their number is written. */
const LINES_A_MINUTE = 30;
const MINUTE_MS = 60_000;

const linesTo = (destination?: DestinationStream): Logger =>
  pino(
    {
      level: destination || process.env.NODE_ENV !== 'test' ? 'info' : 'silent',
      base: { log: 'security' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );

let lines = linesTo();
let minute = 0;
const counts = new Map<string, { event: SecurityEvent; network: string; seen: number }>();

function closeMinute(): void {
  for (const { event, network, seen } of counts.values())
    if (seen > LINES_A_MINUTE)
      lines.info({ event, network, suppressed: seen - LINES_A_MINUTE }, 'security: lines suppressed');
  counts.clear();
}

/** Counts a line of this minute. @returns whether it exceeds the limit */
function isSuppressed(event: SecurityEvent, network: string): boolean {
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) closeMinute();
  minute = now;
  const key = `${event} ${network}`;
  const count = counts.get(key) ?? { event, network, seen: 0 };
  count.seen += 1;
  counts.set(key, count);
  return count.seen > LINES_A_MINUTE;
}

/** Never writes e-mails, addresses, tokens or bodies. Acts of administrators are never suppressed. */
export function recordSecurity({ event, reason, method, path, requestId, actorId, ip }: SecurityFact): void {
  const network = loggedNetwork(ip);
  if (event !== 'admin-acted' && isSuppressed(event, network)) return;
  const call = `${method} ${loggedPath(path)}`;
  lines.info({ event, reason, call, actorId: actorId ?? null, network, requestId }, `security: ${event}`);
}

const accessCodes: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'SECOND_FACTOR_REQUIRED',
  'SIGN_IN_AGAIN',
]);

export function securityEventOf(
  code: ErrorCode,
  { hasToken }: { hasToken: boolean },
): SecurityEvent | undefined {
  if (code === 'RATE_LIMITED') return 'limit-reached';
  if (accessCodes.has(code)) return 'access-refused';
  if (code === 'UNAUTHENTICATED') return hasToken ? 'token-refused' : 'access-refused';
  return undefined;
}

export interface SecurityLogFile {
  close: () => Promise<void>;
}

/**
 * Writes to `<folder>/<process>.<date>.<n>.log`, one file a day, kept for a year. Without a folder lines go to
 * stdout, marked `"log":"security"`.
 */
export async function openSecurityLog(name: string, folder: string | undefined): Promise<SecurityLogFile> {
  if (!folder) return { close: async () => closeMinute() };
  // lazy: it loads 300 modules for its dates
  const { default: roll } = await import('pino-roll');
  const stream = await roll({
    file: join(folder, name),
    extension: '.log',
    frequency: 'daily',
    dateFormat: 'yyyy-MM-dd',
    limit: { count: KEPT_FILES, removeOtherLogFiles: true },
    mkdir: true,
  });
  stream.on('error', (error: Error) => log.error({ err: error }, 'security log: write failed'));
  writeSecurityTo(stream);
  return {
    close: async () => {
      closeMinute();
      await new Promise<void>((resolve) => stream.once('close', resolve).end());
    },
  };
}

/** Redirects later lines; undefined: stdout. */
export function writeSecurityTo(destination: DestinationStream | undefined): void {
  lines = linesTo(destination);
}
