import type { Message, OpenThread, Thread } from '@pokriv/contracts/conversation/thread';

/** Merges by id, sorted by `seq`; the newer copy of a message wins, because its state may have changed. */
export function mergeMessages(known: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of newer) byId.set(message.id, message);
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

/** Applies a later reply: its header and the union of messages. */
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

/** Adds a stored message with the thread header of its reply. */
export const withSent = (shown: OpenThread, thread: Thread, message: Message): OpenThread => ({
  ...shown,
  ...thread,
  messages: mergeMessages(shown.messages, [message]),
});
