import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Dispatcher } from 'undici';

import type { UpstreamPool } from './upstream-pool.ts';

/** Latest start of a retry, in ms: it may take `ANSWER_MS` again, and the caller waits at most 8 s (quality, R5). */
export const RETRY_WITHIN_MS = 2000;
/** Time for a killed instance to stop accepting connections. */
export const RETRY_PAUSE_MS = 50;

/** Refused, reset, or closed before the reply, as by a killed instance. */
const lostCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

export const isConnectionLost = (error: unknown): boolean =>
  lostCodes.has((error as { code?: unknown } | undefined)?.code);

/** Idempotent: GET or HEAD without a body. */
export const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) === 0;

/** Sends a GET; retries once over a new connection when the connection is lost before the reply. */
export async function getWithRetry(
  pool: UpstreamPool,
  options: Omit<Dispatcher.RequestOptions, 'method' | 'body'>,
): Promise<Dispatcher.ResponseData> {
  const began = performance.now();
  try {
    return await pool.request({ ...options, method: 'GET' });
  } catch (error) {
    if (!isConnectionLost(error) || performance.now() - began > RETRY_WITHIN_MS) throw error;
    await sleep(RETRY_PAUSE_MS);
    return pool.requestOnNewConnection({ ...options, method: 'GET' });
  }
}
