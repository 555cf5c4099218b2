import type { Message, OpenThread, Thread } from '@pokriv/contracts/conversation/thread';

/** Both lists by `seq`, each message once; of a message in both the newer copy stays (its state may have changed). */
export function mergeMessages(known: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of newer) byId.set(message.id, message);
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** A later reply in a thread that is shown: its header with all messages known so far. */
export const withNewer = (shown: OpenThread, newer: OpenThread): OpenThread => ({
  ...newer,
  messages: mergeMessages(shown.messages, newer.messages),
  hasEarlier: shown.hasEarlier,
});

export const withEarlier = (shown: OpenThread, earlier: OpenThread): OpenThread => ({
  ...shown,
  messages: mergeMessages(earlier.messages, shown.messages),
  hasEarlier: earlier.hasEarlier,
});

/** A message that the server has stored; the reply carries the header. */
export const withSent = (shown: OpenThread, thread: Thread, message: Message): OpenThread => ({
  ...shown,
  ...thread,
  messages: mergeMessages(shown.messages, [message]),
});
