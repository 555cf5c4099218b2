import type { IncomingMessage, ServerResponse } from 'node:http';

import { acceptsBrotli } from '../http/accepts-brotli.ts';
import type { Context } from '../http/context.ts';
import type { Asker, FetchedRead, FetchRead } from './fetch-read.ts';
import { EVERYWHERE, type ReplyCache } from './reply-cache.ts';
import { compressLater, storedReply, type StoredReply } from './stored-reply.ts';

/** Cache key, independent of the parameters' order. */
function cacheKey(path: string, query: string): string {
  if (!query.includes('&')) return `${path}?${query}`;
  return `${path}?${query.split('&').sort().join('&')}`;
}

/** Invalidation tag: the city of a search, or `*` for all cities. */
function cacheTag(query: string): string {
  const cities = new URLSearchParams(query).getAll('location');
  return cities.length === 1 && cities[0] ? cities[0] : EVERYWHERE;
}

type Asked = Pick<Context, 'path' | 'query' | 'requestId'>;

export interface CachedReads {
  /** Answers a cache hit; false on a miss. */
  answerAtOnce: (request: IncomingMessage, reply: ServerResponse, asked: Asked) => boolean;
  /** Answers from the cache, or fetches with single-flight. */
  answer: (request: IncomingMessage, reply: ServerResponse, asked: Asked & Asker) => Promise<void>;
  /** Reads for the BFF itself. @param path without `/api` */
  read: (asker: Asker, path: string) => Promise<ReadBytes>;
}

export interface ReadBytes {
  status: number;
  body: Buffer;
  /** Digest of the content; set only for status 200. */
  mark?: string;
}

type Loaded = { stored: StoredReply } | { refused: FetchedRead };

const API = '/api'.length;

function send(request: IncomingMessage, reply: ServerResponse, stored: StoredReply, requestId: string): void {
  const theirs = request.headers['if-none-match'];
  if (theirs?.includes(stored.mark)) {
    reply.writeHead(304, [...stored.notModified, 'X-Request-Id', requestId]).end();
    return;
  }
  const { body, row } = (acceptsBrotli(request) && stored.brotli) || stored.plain;
  reply.writeHead(200, [...row, 'X-Request-Id', requestId]).end(body);
}

/** Passes on a reply other than 200, uncached. */
function sendRefused(reply: ServerResponse, { status, headers, body }: FetchedRead): void {
  const retryAfter = headers['retry-after'];
  if (retryAfter) reply.setHeader('Retry-After', retryAfter);
  reply.setHeader('Content-Type', headers['content-type'] ?? 'application/json; charset=utf-8');
  reply.setHeader('Cache-Control', 'no-store');
  reply.statusCode = status;
  reply.end(body);
}

/** Cache of public reads, stored as bytes (`isCached` in the call table). */
export function createCachedReads(cache: ReplyCache, fetchRead: FetchRead): CachedReads {
  const answerAtOnce: CachedReads['answerAtOnce'] = (request, reply, { path, query, requestId }) => {
    const stored = cache.get(cacheKey(path.slice(API), query));
    if (!stored) return false;
    send(request, reply, stored, requestId);
    if (!stored.isCompressing && acceptsBrotli(request)) compressLater(stored);
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
    answer: async (request, reply, asked) => {
      if (answerAtOnce(request, reply, asked)) return;
      const loaded = await load(asked, asked.path.slice(API));
      if ('stored' in loaded) send(request, reply, loaded.stored, asked.requestId);
      else sendRefused(reply, loaded.refused);
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
