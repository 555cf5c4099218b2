import type { ServerResponse } from 'node:http';

import { rateLimited } from '@pokriv/contracts/errors';

/**
 * Open streams of an account on one copy: a few devices with several tabs each. A stream holds a socket of the browser,
 * one of the service and their buffers, so an account must not open as many as its rate limit allows.
 */
export const STREAMS_OF_ACCOUNT = 10;
/** Above the limit the browser polls; after this long, in ms, it may try a stream again. */
const TRY_AGAIN_MS = 60_000;
/**
 * Longest life of a stream, in ms: the browser reconnects with a fresh token, so an account whose change was not
 * announced is checked again.
 */
const LONGEST_MS = 15 * 60_000;
/** The lives differ by up to this share, so that the streams of a stopped copy do not reconnect together again. */
const SPREAD = 0.25;

export interface OpenStreams {
  /**
   * Counts a stream of the account until its reply closes.
   * @returns a signal that ends the stream
   * @throws AppError RATE_LIMITED
   */
  open: (account: string, reply: ServerResponse) => AbortSignal;
  /** After a change of the account: the next stream is admitted by what it is then. */
  endOf: (account: string) => void;
  /** Ends all streams, also those that the services have not answered yet. */
  close: () => void;
}

/** The streams of server-sent events that are open through this copy (design/conversations, Calls). */
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
