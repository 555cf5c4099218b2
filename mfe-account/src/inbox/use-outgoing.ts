import { outboxOf, readUnsentText, storeUnsentText, type OutgoingMessage } from '@pokriv/web-kit/threads';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Messages of a thread that have not reached the server yet, in the order of writing. */
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
    /** A message has reached the server since the thread was opened. */
    hasSent,
    send: (text: string) => outbox.add(threadId, text),
    retry: outbox.retry,
    remove: outbox.remove,
  };
}

/** The text that is being written, kept on the device per thread. */
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
