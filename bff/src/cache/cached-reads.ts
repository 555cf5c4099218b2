import { acceptsBrotli } from '../http/accepts-brotli.ts';
import type { Exchange } from '../http/exchange.ts';
import { apiHeaders, asRow } from '../http/security-headers.ts';
import { cacheKey, cacheTag } from './cache-key.ts';
import type { Asker, FetchedRead, FetchRead } from './fetch-read.ts';
import type { ReplyCache } from './reply-cache.ts';
import { compressLater, storedReply, type StoredReply, type Variant } from './stored-reply.ts';

export interface CachedReads {
  /** Answers from memory and says whether it could. */
  answerAtOnce: (exchange: Exchange, path: string) => boolean;
  /** Answers from memory, or from the service with one fetch for all who ask meanwhile. */
  answer: (exchange: Exchange, path: string) => Promise<void>;
  /** The same for the BFF itself. */
  read: (asker: Asker, path: string) => Promise<ReadBytes>;
}

/** A reply as a visitor gets it. */
export interface ReadBytes {
  status: number;
  body: Buffer;
  /** Names the content; there for status 200 only. */
  mark?: string;
}

type Loaded = { stored: StoredReply } | { refused: FetchedRead };

function variantFor(exchange: Exchange, stored: StoredReply): Variant {
  if (!acceptsBrotli(exchange.request)) return stored.plain;
  return stored.brotli ?? stored.plain;
}

function send(exchange: Exchange, stored: StoredReply): void {
  const { request, reply, requestId } = exchange;
  const theirs = request.headers['if-none-match'];
  if (theirs?.includes(stored.mark)) {
    reply.writeHead(304, [...stored.notModified, 'X-Request-Id', requestId]).end();
    return;
  }
  const { body, row } = variantFor(exchange, stored);
  reply.writeHead(200, [...row, 'X-Request-Id', requestId]).end(body);
}

/** Anything but 200 goes out as the service wrote it, and is not kept. */
function sendRefused({ reply, requestId }: Exchange, { status, headers, body }: FetchedRead): void {
  const retryAfter = headers['retry-after'];
  reply.writeHead(status, [
    ...asRow(apiHeaders),
    'Content-Type',
    headers['content-type'] ?? 'application/json; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(body.length),
    'X-Request-Id',
    requestId,
    ...(retryAfter ? ['Retry-After', retryAfter] : []),
  ]);
  reply.end(body);
}

/** Public reads that are the same for everybody, kept as bytes (`isCached` in the table of calls). */
export function createCachedReads(cache: ReplyCache, fetchRead: FetchRead): CachedReads {
  const answerAtOnce: CachedReads['answerAtOnce'] = (exchange, path) => {
    const stored = cache.get(cacheKey(path, exchange.query));
    if (!stored) return false;
    send(exchange, stored);
    if (!stored.isCompressing && acceptsBrotli(exchange.request)) compressLater(stored);
    return true;
  };
  const load = (asker: Asker, path: string): Promise<Loaded> => {
    const tag = cacheTag(asker.query);
    return cache.load<Loaded>(cacheKey(path, asker.query), tag, {
      run: async () => {
        const fetched = await fetchRead(asker, path);
        return fetched.status === 200 ? { stored: storedReply(tag, fetched.body) } : { refused: fetched };
      },
      keep: (result) => ('stored' in result ? result.stored : undefined),
    });
  };
  return {
    answerAtOnce,
    answer: async (exchange, path) => {
      if (answerAtOnce(exchange, path)) return;
      const loaded = await load(exchange, path);
      if ('stored' in loaded) send(exchange, loaded.stored);
      else sendRefused(exchange, loaded.refused);
    },
    read: async (asker, path) => {
      const stored = cache.get(cacheKey(path, asker.query));
      const loaded = stored ? { stored } : await load(asker, path);
      return 'stored' in loaded
        ? { status: 200, body: loaded.stored.plain.body, mark: loaded.stored.mark }
        : { status: loaded.refused.status, body: loaded.refused.body };
    },
  };
}
