import { AppError } from '@pokriv/contracts/errors';
import type { SentMessage } from '@pokriv/contracts/conversation/thread';

import { call } from '../api.ts';
import { pageErrorCodes } from '../page-error-codes.ts';
import { currentUser } from '../session.ts';

/** `clientId` is the idempotency key: all attempts store one message. */
export interface OutgoingMessage {
  clientId: string;
  threadId: string;
  text: string;
  /** Time of writing, ms. */
  at: number;
  /** Text of the server's refusal; undefined while pending. */
  failure?: string;
}

const PREFIX = 'message-outbox';
const RETRY_MS = 5000;
/** After a 401 the message waits for the next sign-in. */
const isRetryable = ({ status }: AppError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

/** Retry delay, ms: the server's `retryAfter` when rate limited. */
const retryWait = (error: unknown): number =>
  error instanceof AppError && error.body.retryAfter !== undefined ? error.body.retryAfter * 1000 : RETRY_MS;

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  'threadId' in value &&
  'text' in value;

function read(key: string): OutgoingMessage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** @returns false without storage: the outbox then lasts for this page */
function store(key: string, messages: readonly OutgoingMessage[]): boolean {
  try {
    if (messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(messages));
    return true;
  } catch {
    return false;
  }
}

export interface Outbox {
  messages: () => readonly OutgoingMessage[];
  subscribe: (listener: () => void) => () => void;
  /** Called with the server's copy before the message leaves the outbox. @returns unsubscribe */
  onSent: (listener: (sent: SentMessage) => void) => () => void;
  add: (threadId: string, text: string) => void;
  retry: (clientId: string) => void;
  remove: (clientId: string) => void;
  /** Sends pending messages, oldest first. */
  flush: () => Promise<void>;
}

/**
 * Pending messages of one user, stored on the device (design/conversations, Screens). Sent one at a time in the order
 * of writing; a refusal blocks only its own thread.
 */
function createOutbox(userId: string): Outbox {
  const key = `${PREFIX}:${userId}`;
  let messages = read(key);
  let isStored = true;
  let sending: Promise<void> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(sent: SentMessage) => void>();

  const put = (next: OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  /** Rereads the stored messages, because another tab may have changed them. */
  const change = (update: (current: OutgoingMessage[]) => OutgoingMessage[]) => {
    const next = update(isStored ? read(key) : messages);
    isStored = store(key, next);
    put(next);
  };
  const remove = (clientId: string) =>
    change((current) => current.filter((message) => message.clientId !== clientId));

  /** Oldest pending message; a refused one blocks later ones of its thread. */
  const nextToSend = (): OutgoingMessage | undefined => {
    if (currentUser()?.id !== userId) return undefined;
    const refused = new Set(
      messages.filter(({ failure }) => failure !== undefined).map(({ threadId }) => threadId),
    );
    return messages.find(({ threadId }) => !refused.has(threadId));
  };

  const send = async ({ clientId, threadId, text }: OutgoingMessage): Promise<void> => {
    const { data } = await call('sendMessage', {
      params: { id: threadId },
      body: { text, clientId },
      quiet: pageErrorCodes,
    });
    for (const listener of sentListeners) listener(data);
    remove(clientId);
  };

  /** @returns ms until the next attempt; undefined for an empty outbox */
  const sendAll = async (): Promise<number | undefined> => {
    if (isStored) put(read(key));
    for (let message = nextToSend(); message; message = nextToSend()) {
      const { clientId } = message;
      try {
        await send(message);
      } catch (error) {
        if (!(error instanceof AppError) || isRetryable(error)) return retryWait(error);
        const failure = error.body.errors?.[0]?.msg ?? error.message;
        change((current) => current.map((one) => (one.clientId === clientId ? { ...one, failure } : one)));
      }
    }
    return undefined;
  };

  const inTurn = async (): Promise<void> => {
    const wait = await (navigator.locks ? navigator.locks.request(key, sendAll) : sendAll());
    sending = undefined;
    if (wait !== undefined) retryTimer = setTimeout(() => void flush(), wait);
    // Added during the last send.
    else if (nextToSend()) await flush();
  };

  const flush = (): Promise<void> => {
    clearTimeout(retryTimer);
    sending ??= inTurn();
    return sending;
  };

  addEventListener('online', () => void flush());
  addEventListener('storage', (event) => {
    if (event.key === key) put(read(key));
  });

  return {
    messages: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    add: (threadId, text) => {
      change((current) => [...current, { clientId: crypto.randomUUID(), threadId, text, at: Date.now() }]);
      void flush();
    },
    retry: (clientId) => {
      change((current) =>
        current.map(({ failure, ...one }) =>
          one.clientId === clientId || failure === undefined ? one : { ...one, failure },
        ),
      );
      void flush();
    },
    remove: (clientId) => {
      remove(clientId);
      void flush();
    },
    flush,
  };
}

const outboxes = new Map<string, Outbox>();

/** One outbox per user and page. */
export function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId) ?? createOutbox(userId);
  outboxes.set(userId, known);
  return known;
}
