import { outboxOf, readUnsentText, storeUnsentText, type OutgoingMessage } from '@pokriv/web-kit/threads';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Unsent messages of a thread in the outbox, in the order of writing. */
export function useOutgoing(userId: string, threadId: string) {
  const outbox = outboxOf(userId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.messages);
  const [hasSent, setHasSent] = useState(false);
  useEffect(
    () => outbox.onSent(({ thread }) => setHasSent((before) => before || thread.id === threadId)),
    [outbox, threadId],
  );
  const messages: OutgoingMessage[] = all.filter((message) => message.threadId === threadId);
  return {
    messages,
    /** True after the first delivery since the thread was opened. */
    hasSent,
    send: (text: string) => outbox.add(threadId, text),
    retry: outbox.retry,
    remove: outbox.remove,
  };
}

/** Draft message of a thread, stored on the device. */
export function useUnsentText(userId: string, threadId: string) {
  const [text, setText] = useState(() => readUnsentText(userId, threadId));
  return {
    text,
    write: (next: string) => {
      setText(next);
      storeUnsentText(userId, threadId, next);
    },
  };
}
