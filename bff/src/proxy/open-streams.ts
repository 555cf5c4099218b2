import type { ServerResponse } from 'node:http';

import { rateLimited } from '@pokriv/contracts/errors';

/**
 * Limit of open streams per account and instance: a few devices with several tabs each. A stream holds a socket of
 * the browser, one of the service and their buffers, so the rate limit alone is too loose.
 */
export const STREAMS_OF_ACCOUNT = 10;
/** Retry-After in ms; above the limit the browser polls meanwhile. */
const TRY_AGAIN_MS = 60_000;
/**
 * Maximum lifetime of a stream, in ms: the browser reconnects with a fresh token, which bounds the effect of a lost
 * change notification.
 */
const LONGEST_MS = 15 * 60_000;
/** Jitter of the lifetimes, as a share: the streams of a stopped instance must not reconnect together again. */
const SPREAD = 0.25;

export interface OpenStreams {
  /**
   * Counts a stream of the account until its reply closes.
   * @returns a signal that ends the stream
   * @throws AppError RATE_LIMITED
   */
  open: (account: string, reply: ServerResponse) => AbortSignal;
  /** Ends an account's streams after a change: the next one is checked against the new state. */
  endOf: (account: string) => void;
  /** Ends all streams, unanswered ones included. */
  close: () => void;
}

/** Server-sent event streams open through this instance (design/conversations, Calls). */
export function createOpenStreams(): OpenStreams {
  const streams = new Map<string, Set<AbortController>>();
  let isClosed = false;

  const endAll = (own: Iterable<AbortController>): void => {
    for (const stream of own) stream.abort();
  };

  return {
    open: (account, reply) => {
      const own = streams.get(account) ?? new Set();
      if (own.size >= STREAMS_OF_ACCOUNT) throw rateLimited(TRY_AGAIN_MS);
      const stream = new AbortController();
      if (isClosed) stream.abort();
      streams.set(account, own.add(stream));
      const life = setTimeout(() => stream.abort(), LONGEST_MS * (1 - SPREAD * Math.random()));
      life.unref();
      reply.once('close', () => {
        clearTimeout(life);
        own.delete(stream);
        if (own.size === 0) streams.delete(account);
      });
      return stream.signal;
    },
    endOf: (account) => endAll(streams.get(account) ?? []),
    close: () => {
      isClosed = true;
      for (const own of streams.values()) endAll(own);
    },
  };
}
