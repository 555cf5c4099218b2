/**
 * Live threads and the message outbox (design/conversations). Shared by the shell, so that a page has one stream and
 * one outbox; loaded after sign-in.
 */
export type { ThreadNews } from './threads/follow-threads.ts';
export { onThreadNews, startLiveThreads } from './threads/live-threads.ts';
export { outboxOf, type Outbox, type OutgoingMessage } from './threads/outbox.ts';
export { readUnsentText, storeUnsentText } from './threads/unsent-texts.ts';
