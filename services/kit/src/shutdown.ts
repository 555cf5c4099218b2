import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Health } from './health.ts';
import { log } from './log.ts';

/**
 * Longest stop after the drain, in ms: with a drain of 3 s within the 30 s that orchestrators wait before SIGKILL.
 */
const FORCE_MS = 25_000;
const SWEEP_MS = 50;

export interface Closable {
  close: () => Promise<unknown> | unknown;
}

/** Parts of a process by name, in closing order; a list is closed concurrently. */
export type Parts = Readonly<Record<string, Closable | readonly Closable[]>>;

export interface Stopping {
  health: Pick<Health, 'drain'>;
  /** Time for balancers to notice that the instance is not ready, in ms; requests are served meanwhile. */
  drainMs: number;
  /** Endless replies (server-sent events), closed after the drain so that the stop does not wait for them. */
  streams?: Closable;
  parts: Parts;
  forceMs?: number;
}

/**
 * On SIGTERM or SIGINT: not ready, drain, end open streams, stop listening, finish running requests, close the parts,
 * exit 0. Exits 1 when a part fails to close, or `forceMs` after the drain.
 */
export function stopGracefully(
  server: Server,
  { health, drainMs, streams, parts, forceMs = FORCE_MS }: Stopping,
): void {
  let waitingFor = 'requests';
  const force = (): void => {
    server.getConnections((_error, connections) => {
      log.error({ waitingFor, connections, forceMs }, 'shutdown: not finished in time, exiting');
      process.exit(1);
    });
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info({ signal, drainMs }, 'shutdown: draining');
    health.drain();
    server.prependListener('request', closeConnection);
    await sleep(drainMs);
    setTimeout(force, forceMs);
    const closing = closeServer(server);
    const isEnded = await closeParts({ ...(streams && { streams }) });
    await closing;
    const isClosed = await closeParts(parts, (name) => {
      waitingFor = name;
    });
    log.info('shutdown: finished');
    process.exit(isEnded && isClosed ? 0 : 1);
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop(signal);
    });
  }
}

/** Closes parts in order. A failure is logged and stops no other part. @returns whether all closed */
export async function closeParts(
  parts: Parts,
  onPart: (name: string) => void = () => undefined,
): Promise<boolean> {
  let isClosed = true;
  for (const [name, part] of Object.entries(parts)) {
    onPart(name);
    const results = await Promise.allSettled([part].flat().map(async (one: Closable) => one.close()));
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      log.error({ part: name, err: result.reason as unknown }, 'shutdown: part failed to close');
      isClosed = false;
    }
  }
  return isClosed;
}

function closeConnection(_request: IncomingMessage, reply: ServerResponse): void {
  reply.setHeader('Connection', 'close');
}

/** A connection whose reply began before the drain is closed once it is idle. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
}
