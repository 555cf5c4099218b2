import type { OpenThread, Thread } from '@pokriv/contracts/conversation/thread';
import { cacheReply, call, refresh, useRead } from '@pokriv/web-kit/api';
import { onThreadNews, outboxOf } from '@pokriv/web-kit/threads';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { withEarlier, withNewer, withSent } from './merge-messages.ts';

const FRESH_MS = 2000;
const quiet = [
  'NETWORK',
  'UNAVAILABLE',
  'TIMEOUT',
  'INTERNAL',
  'RATE_LIMITED',
  'NOT_FOUND',
  'FORBIDDEN',
] as const;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * An open thread: its last messages, the earlier ones on demand, new ones as they come. What is shown is marked as read
 * while the page is visible.
 */
export function useThread(id: string, userId: string) {
  const params = { id };
  const { data, error, mutate } = useRead('readThread', {
    params,
    quiet: ['NOT_FOUND', 'FORBIDDEN'],
    swr: { dedupingInterval: FRESH_MS, revalidateOnReconnect: false },
  });
  const thread = data?.data;
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const [hasEarlierFailed, setHasEarlierFailed] = useState(false);
  const markedSeq = useRef(0);

  const put = (update: (shown: OpenThread) => OpenThread) =>
    void mutate((reply) => reply && { ...reply, data: update(reply.data) }, { revalidate: false });

  /** @param seq of the news; a known one means that a message has changed, so all are read again */
  const readNewer = async (seq: number | undefined) => {
    if (!thread) return;
    const last = thread.messages.at(-1)?.seq ?? 0;
    const isNew = seq === undefined || seq > last;
    const reply = await call('readThread', {
      params,
      ...(isNew && { query: { after: String(last) } }),
      quiet,
    }).catch(() => undefined);
    if (reply) put((shown) => withNewer(shown, reply.data));
  };

  const markRead = useEffectEvent(() => {
    if (!thread || !isVisible()) return;
    const seq = thread.messages.at(-1)?.seq ?? 0;
    if (thread.unread === 0 || seq <= markedSeq.current) return;
    markedSeq.current = seq;
    call('markThreadRead', { params, body: { seq }, quiet }).then(
      (reply) => {
        put((shown) => ({ ...shown, unread: 0 }));
        void cacheReply('readUnread', reply);
        void refresh('listThreads');
      },
      () => {
        markedSeq.current = 0;
      },
    );
  });
  const lastSeq = thread?.messages.at(-1)?.seq;
  useEffect(() => markRead(), [id, lastSeq, thread?.unread]);

  const follow = useEffectEvent((seq: number | undefined) => void readNewer(seq));
  useEffect(() => {
    markedSeq.current = 0;
    const onVisible = () => markRead();
    document.addEventListener('visibilitychange', onVisible);
    const stopNews = onThreadNews((news) => {
      if (news === 'all') follow(undefined);
      else if (news.threadId === id) follow(news.lastSeq);
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stopNews();
    };
  }, [id]);

  const takeSent = useEffectEvent(put);
  useEffect(
    () =>
      outboxOf(userId).onSent(({ thread: changed, message }) => {
        if (changed.id === id) takeSent((shown) => withSent(shown, changed, message));
        void refresh('listThreads');
      }),
    [id, userId],
  );

  return {
    thread,
    error: thread ? undefined : error,
    readAgain: () => void mutate(),
    isLoadingEarlier,
    hasEarlierFailed,
    readEarlier: async () => {
      const first = thread?.messages[0]?.seq;
      if (first === undefined || isLoadingEarlier) return;
      setIsLoadingEarlier(true);
      setHasEarlierFailed(false);
      try {
        const { data: earlier } = await call('readThread', {
          params,
          query: { before: String(first) },
          quiet,
        });
        put((shown) => withEarlier(shown, earlier));
      } catch {
        setHasEarlierFailed(true);
      } finally {
        setIsLoadingEarlier(false);
      }
    },
    /** Takes a header that came with another call. */
    take: (changed: Thread) => put((shown) => ({ ...shown, ...changed })),
    /** Of a viewing of this thread: its message has been added. */
    readNewer: () => void readNewer(undefined),
  };
}

export type OpenedThread = ReturnType<typeof useThread>;
