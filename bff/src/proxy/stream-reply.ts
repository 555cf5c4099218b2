import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time for the last bytes to reach a slow browser, in ms. */
const LAST_BYTES_MS = 1000;

interface Stream {
  ends: AbortSignal;
  /** Maximum silence of the service. */
  idleMs: number;
}

/**
 * Streams server-sent events: sends the head immediately, forbids buffering and compression on the way, and bounds
 * silence by the service's heartbeat instead of the answer timeout. When `ends` aborts, the reply ends cleanly and
 * the service's is destroyed. A broken reply of the service is broken for the browser too, which reconnects.
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
