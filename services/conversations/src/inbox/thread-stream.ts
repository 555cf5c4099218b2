import { actorChanged, threadsChanged } from '@pokriv/contracts/channels';
import type { ThreadEvent } from '@pokriv/contracts/conversation/thread';
import { rateLimited, unavailable } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import type { Response } from 'express';
import type { Redis } from 'ioredis';

import { texts } from '../messages.ts';
import type { InboxRepository } from './inbox.repository.ts';

export const HEARTBEAT_MS = 20_000;
/** Overlap of a replay: instance clocks differ, and a commit may be later than its timestamp. */
const OVERLAP_MS = 5000;
const REPLAYED_MOST = 200;
/** Limit of unsent bytes before a slow reader is dropped. */
const UNREAD_MOST = 65_536;
const FULL_RETRY_MS = 15_000;
const RECONNECT_MS = 3000;

/** Limit of streams per person and instance. */
export const STREAMS_A_PERSON = 6;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

interface StreamParts {
  /** Dedicated connection for the subscription. */
  listening: Redis;
  inbox: Pick<InboxRepository, 'changedSince'>;
  heartbeatMs?: number;
}

const written = (event: ThreadEvent): string =>
  `id: ${event.at}\nevent: thread\ndata: ${JSON.stringify(event)}\n\n`;

/** Event ids are epoch ms; undefined when absent or invalid. */
function momentOf(lastEventId: string | undefined): Date | undefined {
  const ms = Number(lastEventId);
  return lastEventId && Number.isSafeInteger(ms) && ms > 0 ? new Date(ms) : undefined;
}

/**
 * Server-sent events of changed threads (design/conversations, Calls), with one subscription for all streams
 * of this process. Without Redis there are no streams: browsers poll.
 */
export function threadStreams({ listening, inbox, heartbeatMs = HEARTBEAT_MS }: StreamParts) {
  const streams = new Map<string, Set<Response>>();
  let isListening = false;
  let isClosed = false;

  const send = (reply: Response, text: string): void => {
    if (reply.writableEnded || reply.destroyed) return;
    reply.write(text);
    if (reply.writableLength > UNREAD_MOST) reply.destroy();
  };
  const endOf = (userId: string): void => {
    for (const reply of streams.get(userId) ?? []) reply.end();
    streams.delete(userId);
  };
  const endAll = (): void => {
    for (const userId of [...streams.keys()]) endOf(userId);
  };

  const listen = (): void => {
    listening
      .subscribe(threadsChanged.name, actorChanged.name)
      .then(() => {
        isListening = true;
      })
      .catch((err: unknown) => log.warn({ err }, 'thread streams: not subscribed, browsers poll'));
  };
  const lose = (): void => {
    isListening = false;
    endAll();
  };
  const receive = (channel: string, text: string): void => {
    if (channel === actorChanged.name) {
      const changed = actorChanged.read(text);
      if (changed) endOf(changed.userId);
      return;
    }
    const change = channel === threadsChanged.name ? threadsChanged.read(text) : undefined;
    if (!change) return;
    const { people, ...event } = change;
    const message = written(event);
    for (const userId of people) for (const reply of streams.get(userId) ?? []) send(reply, message);
  };
  listening.on('ready', listen);
  listening.on('close', lose);
  listening.on('message', receive);
  if (listening.status === 'ready') listen();
  const beat = setInterval(() => {
    for (const replies of streams.values()) for (const reply of replies) send(reply, ': \n\n');
  }, heartbeatMs).unref();

  const forget = (userId: string, reply: Response): void => {
    const replies = streams.get(userId);
    replies?.delete(reply);
    if (replies?.size === 0) streams.delete(userId);
  };

  /** Replays changes since the browser disconnected; new changes arrive over the subscription. */
  const replay = async (userId: string, reply: Response, since: Date): Promise<void> => {
    const from = new Date(since.getTime() - OVERLAP_MS);
    for (const { thread, at } of await inbox.changedSince(userId, from, REPLAYED_MOST))
      send(reply, written({ threadId: thread._id, lastSeq: thread.lastSeq, at: at.getTime() }));
  };

  return {
    /**
     * Opens a person's stream.
     * @param lastEventId of the previous stream; later events are replayed
     * @throws AppError UNAVAILABLE without a subscription or while closing, RATE_LIMITED with too many
     * streams
     */
    async open(userId: string, reply: Response, lastEventId?: string): Promise<void> {
      if (isClosed || !isListening) throw unavailable();
      const replies = streams.get(userId) ?? new Set();
      if (replies.size >= STREAMS_A_PERSON) {
        const refusal = rateLimited(FULL_RETRY_MS);
        refusal.body.message = texts.tooManyStreams;
        throw refusal;
      }
      streams.set(userId, replies.add(reply));
      reply.on('close', () => forget(userId, reply));
      reply.writeHead(200, headers);
      send(reply, `retry: ${RECONNECT_MS}\n\n`);
      const since = momentOf(lastEventId);
      if (!since) return;
      await replay(userId, reply, since).catch((err: unknown) => {
        log.warn({ err, userId }, 'thread streams: replay failed, stream ended');
        reply.end();
      });
    },

    count: (): number => [...streams.values()].reduce((sum, { size }) => sum + size, 0),

    /** Ends all streams; browsers reconnect to another instance. */
    close(): void {
      isClosed = true;
      clearInterval(beat);
      listening.off('ready', listen).off('close', lose).off('message', receive);
      endAll();
    },
  };
}
export type ThreadStreams = ReturnType<typeof threadStreams>;
