import { join } from 'node:path';

import type { ErrorCode } from '@pokriv/contracts/errors';
import { pino, type DestinationStream, type Logger } from 'pino';
import roll from 'pino-roll';

import { log, loggedPath } from './log.ts';
import { loggedNetwork } from './network.ts';

/** What the security log records: a refused sign-in, code of a second factor, token or call; a reached limit. */
export type SecurityEvent =
  'login-refused' | 'second-factor-refused' | 'token-refused' | 'access-refused' | 'limit-reached';

export interface SecurityFact {
  event: SecurityEvent;
  /** Why: the error's code, or a reason that a caller gives. */
  reason: ErrorCode | string;
  method: string;
  path: string;
  requestId: string;
  /** Absent for visitors and for sign-ins of unknown accounts. */
  actorId?: string | undefined;
  /** Shortened to its network before it is written. */
  ip: string;
}

/** Daily files of one year (spec §1, privacy). */
const KEPT_FILES = 365;
/** One network fills no disk: beyond this many lines of an event in a minute only their number is written. */
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

/** Writes how many lines of the last minute were left out. */
function closeMinute(): void {
  for (const { event, network, seen } of counts.values())
    if (seen > LINES_A_MINUTE)
      lines.info({ event, network, suppressed: seen - LINES_A_MINUTE }, 'security: lines suppressed');
  counts.clear();
}

/** Appends one line: actor id, network, call and reason; never an e-mail, an address, a token or a body. */
export function recordSecurity({ event, reason, method, path, requestId, actorId, ip }: SecurityFact): void {
  const network = loggedNetwork(ip);
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) closeMinute();
  minute = now;
  const key = `${event} ${network}`;
  const count = counts.get(key) ?? { event, network, seen: 0 };
  count.seen += 1;
  counts.set(key, count);
  if (count.seen > LINES_A_MINUTE) return;
  const call = `${method} ${loggedPath(path)}`;
  lines.info({ event, reason, call, actorId: actorId ?? null, network, requestId }, `security: ${event}`);
}

const accessCodes: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'SECOND_FACTOR_REQUIRED',
  'SIGN_IN_AGAIN',
]);

/** The event that a refusal is, by its code; undefined for errors that are no refusal. */
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
 * Sends the lines to `<folder>/<process>.<date>.<n>.log`, one file a day, a year of them. Without a folder they stay on
 * the process's output, marked `"log":"security"`, for a collector to keep apart.
 */
export async function openSecurityLog(name: string, folder: string | undefined): Promise<SecurityLogFile> {
  if (!folder) return { close: async () => closeMinute() };
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

/** Where the lines go from now on; undefined: the process's output. */
export function writeSecurityTo(destination: DestinationStream | undefined): void {
  lines = linesTo(destination);
}
