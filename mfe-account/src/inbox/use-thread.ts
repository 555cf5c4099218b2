import type { OpenThread, SentMessage, Thread } from '@pokriv/contracts/conversation/thread';
import { cacheReply, call, refresh, useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { onThreadNews, outboxOf } from '@pokriv/web-kit/threads';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { withEarlier, withNewer, withSent } from './merge-messages.ts';

const FRESH_MS = 2000;
/** Pages to catch up on after a long absence. */
const PAGES_MOST = 10;
const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Open thread: last messages, earlier ones on demand, new ones live. Shown messages are marked as read while the page
 * is visible.
 */
export function useThread(id: string, userId: string) {
  const params = { id };
  const toast = useSetAtom(toastAtom);
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

  /** @param seq of the news; an already loaded one means a changed message, so the last page is read again */
  const readNewer = async (seq: number | undefined) => {
    // The request in flight may predate the news.
    if (!thread) return void mutate();
    const known = thread.messages.at(-1)?.seq ?? 0;
    let after = seq === undefined || seq > known ? known : undefined;
    for (let page = 0; page < PAGES_MOST; page += 1) {
      const query = after === undefined ? {} : { query: { after: String(after) } };
      const reply = await call('readThread', { params, ...query, quiet: pageErrorCodes }).catch(
        () => undefined,
      );
      if (!reply) return;
      put((shown) => withNewer(shown, reply.data));
      const last = reply.data.messages.at(-1)?.seq;
      if (last === undefined || last >= reply.data.lastSeq) return;
      after = last;
    }
  };

  const markRead = useEffectEvent(() => {
    if (!thread || !isVisible()) return;
    const seq = thread.messages.at(-1)?.seq ?? 0;
    if (thread.unread === 0 || seq <= markedSeq.current) return;
    markedSeq.current = seq;
    call('markThreadRead', { params, body: { seq }, quiet: pageErrorCodes }).then(
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

  const takeSent = useEffectEvent(({ thread: changed, message, hint }: SentMessage) => {
    if (changed.id === id && thread) put((shown) => withSent(shown, changed, message));
    else if (changed.id === id) void mutate();
    if (hint) toast({ tone: 'info', text: hint });
    void refresh('listThreads');
  });
  useEffect(() => outboxOf(userId).onSent((sent) => takeSent(sent)), [userId]);

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
          quiet: pageErrorCodes,
        });
        put((shown) => withEarlier(shown, earlier));
      } catch {
        setHasEarlierFailed(true);
      } finally {
        setIsLoadingEarlier(false);
      }
    },
    /** Applies a thread header from another call. */
    take: (changed: Thread) => put((shown) => ({ ...shown, ...changed })),
    /** For a viewing of this thread, whose message is new. */
    readNewer: () => void readNewer(undefined),
  };
}

export type OpenedThread = ReturnType<typeof useThread>;
