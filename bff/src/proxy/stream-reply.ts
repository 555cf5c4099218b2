import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time for the last bytes to a browser that reads slowly, in ms. */
const LAST_BYTES_MS = 1000;

interface Stream {
  ends: AbortSignal;
  /** Longest silence of the service. */
  idleMs: number;
}

/**
 * Passes server-sent events on as they come: the head at once, no proxy on the way may buffer or compress them, silence
 * is bounded by the service's heartbeat instead of the answer timeout. When `ends` aborts, the reply ends as a whole and
 * the service's is destroyed. A reply that the service breaks off breaks off for the browser too, which reconnects.
 */
export function streamReply(
  incoming: IncomingMessage,
  response: ServerResponse,
  { ends, idleMs }: Stream,
): void {
  incoming.headers['cache-control'] = 'no-store, no-transform';
  incoming.headers['x-accel-buffering'] = 'no';
  incoming.socket.setTimeout(idleMs);
  response.once('close', () => incoming.destroy());

  const end = (): void => {
    incoming.unpipe(response);
    response.end();
    setTimeout(() => response.destroy(), LAST_BYTES_MS).unref();
  };
  // the library writes the head and pipes after this event
  process.nextTick(() => {
    response.flushHeaders();
    if (ends.aborted) end();
    else ends.addEventListener('abort', end, { once: true });
  });
}
