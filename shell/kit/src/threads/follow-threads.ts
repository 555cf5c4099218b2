import { calls } from '@pokriv/contracts/calls';
import type { ThreadEvent } from '@pokriv/contracts/conversation/thread';

import { fetchReply } from '../api.ts';
import { readEvents } from './read-events.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Connection lifetime that resets the backoff, ms. */
const STEADY_MS = 10_000;
/** Timeout without a byte, ms; the connection then counts as lost. */
const SILENCE_MS = 75_000;

/** `all`: events may have been missed. */
export type ThreadNews = ThreadEvent | 'all';

export interface StreamListener {
  onNews: (news: ThreadNews) => void;
  onLive: (isLive: boolean) => void;
}

/** Exponential backoff with 50 % jitter, so that browsers do not reconnect together after a restart. */
const backoff = (attempt: number): number => {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return most / 2 + (Math.random() * most) / 2;
};

/** Resolves early when the network returns. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

function newsOf(data: string): ThreadNews {
  try {
    const event = JSON.parse(data) as Partial<ThreadEvent> | null;
    return typeof event?.threadId === 'string' ? (event as ThreadEvent) : 'all';
  } catch {
    return 'all';
  }
}

interface Connection extends StreamListener {
  lastId: string | undefined;
  signal: AbortSignal;
}

/** Reads one connection to its end. @returns the id of its last event */
async function readConnection({ signal, onNews, onLive, ...start }: Connection): Promise<string | undefined> {
  let { lastId } = start;
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  signal.addEventListener('abort', disconnect);
  let timer = setTimeout(disconnect, SILENCE_MS);
  const keepAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(disconnect, SILENCE_MS);
  };
  try {
    const { body } = await fetchReply(
      calls.followThreads,
      {},
      {
        isQuiet: true,
        signal: connection.signal,
        headers: { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
      },
    );
    if (!body) return lastId;
    onLive(true);
    for await (const { id, data } of readEvents(body)) {
      keepAlive();
      lastId = id ?? lastId;
      if (data !== undefined) onNews(newsOf(data));
    }
  } catch {
    // A lost connection is normal; the outer loop reconnects.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', disconnect);
  }
  return lastId;
}

/**
 * Follows the stream of threads until `signal` aborts; reconnects with backoff and `Last-Event-ID`
 * (design/conversations, Calls). Reports `all` after a reconnection, because the server retains events only for a
 * while.
 */
export async function followThreads(listener: StreamListener, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  let lastId: string | undefined;
  let wasLive = false;
  while (!signal.aborted) {
    const start = Date.now();
    lastId = await readConnection({
      lastId,
      signal,
      onNews: listener.onNews,
      onLive: (isLive) => {
        listener.onLive(isLive);
        if (wasLive) listener.onNews('all');
        wasLive = true;
      },
    });
    listener.onLive(false);
    attempt = Date.now() - start > STEADY_MS ? 0 : attempt + 1;
    if (!signal.aborted) await pause(backoff(attempt), signal);
  }
}
