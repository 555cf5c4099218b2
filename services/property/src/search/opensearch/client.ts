import http from 'node:http';
import https from 'node:https';
import { text as textOf } from 'node:stream/consumers';

import { log } from '@pokriv/service-kit/log';

import { notReady } from '../not-ready.ts';

const TIMEOUT_MS = 5000;
/** Less than the idle timeouts of load balancers, which would reset a reused connection. */
const IDLE_MS = 4000;
/** Connection closed by the other side while idle. Calls are idempotent and may be sent twice. */
const lost = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

/** A reply of the search cluster other than 2xx. */
export class ClusterError extends Error {
  readonly status: number;

  constructor(what: string, status: number, body: string) {
    super(`search cluster: ${what} answered ${status}: ${body.slice(0, 500)}`);
    this.status = status;
  }
}

interface Call {
  /** JSON, or JSON lines. */
  body?: object | readonly object[];
  timeoutMs?: number;
}

/** One request of `_msearch`. */
export type Search = Readonly<Record<string, unknown>>;

export interface Hit {
  sort?: (number | string)[];
  fields?: Readonly<Record<string, readonly unknown[]>>;
}
export interface SearchResult {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Readonly<Record<string, unknown>>;
  error?: unknown;
}

export interface BulkResult {
  items: Readonly<
    Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>
  >[];
}

/**
 * Plain HTTP: the product needs eight calls of OpenSearch. `node:http` with keep-alive takes half the CPU
 * time of `fetch` (docs/adr/0054).
 * @param url `http://user:password@host:port`; user and password become basic authentication
 */
export function clusterClient(url: string) {
  const { username, password, origin, protocol } = new URL(url);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const authorization = username ? { authorization: `Basic ${credentials.toString('base64')}` } : {};
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  const send = (path: string, body: string | undefined, options: http.RequestOptions) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      let hasReply = false;
      const asked = request(`${origin}${path}`, { agent, ...options }, (reply) => {
        hasReply = true;
        textOf(reply).then((text) => resolve({ status: reply.statusCode ?? 0, text }), reject);
      });
      asked.on('error', (error: NodeJS.ErrnoException) => {
        const wasIdle = asked.reusedSocket && !hasReply && lost.has(error.code);
        if (wasIdle) resolve(send(path, body, { ...options, agent: false }));
        else reject(error);
      });
      asked.end(body);
    });

  /** @throws ClusterError for a status other than 2xx; Error on a timeout */
  async function call(method: string, path: string, { body, timeoutMs = TIMEOUT_MS }: Call = {}) {
    const isLines = Array.isArray(body);
    const lines = isLines
      ? `${body.map((line) => JSON.stringify(line)).join('\n')}\n`
      : body && JSON.stringify(body);
    const { status, text } = await send(path, lines, {
      method,
      headers: {
        ...authorization,
        ...(body && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status < 200 || status > 299) throw new ClusterError(`${method} ${path}`, status, text);
    return JSON.parse(text) as unknown;
  }

  return {
    call,

    /**
     * Runs the searches in one request.
     * @throws AppError UNAVAILABLE when the cluster does not reply or has no index
     */
    async search(index: string, searches: readonly Search[]): Promise<SearchResult[]> {
      if (searches.length === 0) return [];
      const body = searches.flatMap((search) => [{ index }, search]);
      try {
        const { responses } = (await call('POST', '/_msearch', { body })) as { responses: SearchResult[] };
        for (const { error } of responses) if (error) throw new Error(JSON.stringify(error).slice(0, 1000));
        return responses;
      } catch (error) {
        log.warn({ err: error }, 'search cluster: search failed');
        throw notReady();
      }
    },
  };
}
export type ClusterClient = ReturnType<typeof clusterClient>;
