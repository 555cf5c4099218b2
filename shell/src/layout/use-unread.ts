import type { Unread } from '@pokriv/contracts/conversation/thread';
import { useRead } from '@pokriv/web-kit/api';
import { useUser } from '@pokriv/web-kit/session';
import { useEffect } from 'react';

const FRESH_MS = 2000;
const nothing: Unread = { threads: 0, viewings: 0 };

/** Unread threads and viewings that need an answer; zeros without a request for visitors. */
export function useUnread(): Unread {
  const user = useUser();
  const { data } = useRead('readUnread', {
    isEnabled: user !== undefined,
    quiet: ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'NETWORK', 'TIMEOUT', 'NOT_FOUND'],
    swr: { dedupingInterval: FRESH_MS },
  });
  return (user && data?.data) ?? nothing;
}

/** Subscribes a signed-in user to live threads; the code loads after the page. */
export function useLiveThreads(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    import(/* webpackChunkName: "threads" */ '@pokriv/web-kit/threads').then(
      ({ startLiveThreads }) => {
        if (!isOver) stop = startLiveThreads(userId);
      },
      (error: unknown) => console.warn('threads: not followed', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
}
