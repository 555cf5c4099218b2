import { refresh } from '../api.ts';
import { followThreads, type ThreadNews } from './follow-threads.ts';
import { outboxOf } from './outbox.ts';

/** Polling interval without a stream, ms (design/conversations, Calls). */
const POLL_MS = 15_000;

type Listener = (news: ThreadNews) => void;
const listeners = new Set<Listener>();

/** @returns unsubscribe */
export function onThreadNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Messages between tabs of one user; one tab reads the stream for all. */
type TabMessage = { type: 'news'; news: ThreadNews } | { type: 'live'; isLive: boolean } | { type: 'hello' };

function tell(news: ThreadNews): void {
  for (const listener of listeners) listener(news);
  void refresh('readUnread', 'listThreads', 'listViewings', 'listWaitingPlaces', 'readViewing');
}

/** Leader election: `lead` runs in one tab at a time; without Web Locks in every tab. */
async function leadOneTab(name: string, signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return lead();
  await navigator.locks.request(name, { signal }, lead).catch((error: unknown) => {
    if (!signal.aborted) console.warn('threads: no lock for the stream', error);
  });
}

/**
 * Keeps threads current by the stream, with a 15 s poll of the visible page as a fallback. One stream serves all tabs
 * of a user in a browser. Also flushes the outbox.
 * @returns a stop function
 */
export function startLiveThreads(userId: string): () => void {
  const name = `threads:${userId}`;
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  let isLeader = false;
  let isLive = false;
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel.postMessage(message);
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'news') tell(data.news);
    if (data.type === 'live') isLive = data.isLive;
    if (data.type === 'hello' && isLeader) post({ type: 'live', isLive });
  };

  const poll = () => {
    if (!isLive && document.visibilityState === 'visible' && navigator.onLine) tell('all');
  };
  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);

  const lead = () => {
    isLeader = true;
    isLive = false;
    const listener = {
      onNews: (news: ThreadNews) => {
        tell(news);
        post({ type: 'news', news });
      },
      onLive: (value: boolean) => {
        isLive = value;
        post({ type: 'live', isLive });
      },
    };
    return followThreads(listener, signal);
  };
  post({ type: 'hello' });
  void outboxOf(userId).flush();
  void leadOneTab(name, signal, lead);

  return () => {
    stopping.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
    channel.close();
  };
}
