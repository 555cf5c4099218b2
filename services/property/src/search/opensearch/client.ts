import { log } from '@pokriv/service-kit/log';

import { notReady } from '../not-ready.ts';

const TIMEOUT_MS = 5000;

/** An answer of the search cluster other than 2xx. */
export class ClusterError extends Error {
  readonly status: number;

  constructor(what: string, status: number, body: string) {
    super(`search cluster: ${what} answered ${status}: ${body.slice(0, 500)}`);
    this.status = status;
  }
}

interface Call {
  /** JSON, or lines of JSON. */
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
 * Plain HTTP: the product needs eight calls of OpenSearch (docs/adr/0054).
 * @param url `http://user:password@host:port`; user and password are sent as basic authentication
 */
export function clusterClient(url: string) {
  const { username, password, origin } = new URL(url);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const authorization = username ? { authorization: `Basic ${credentials.toString('base64')}` } : {};

  /** @throws ClusterError for a status other than 2xx; TypeError, TimeoutError without an answer */
  async function call(method: string, path: string, { body, timeoutMs = TIMEOUT_MS }: Call = {}) {
    const isLines = Array.isArray(body);
    const text = isLines
      ? `${body.map((line) => JSON.stringify(line)).join('\n')}\n`
      : body && JSON.stringify(body);
    const reply = await fetch(`${origin}${path}`, {
      method,
      body: text,
      headers: {
        ...authorization,
        ...(body && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new ClusterError(`${method} ${path}`, reply.status, await reply.text());
    return reply.json() as Promise<unknown>;
  }

  return {
    call,

    /**
     * Runs the searches at once.
     * @throws AppError UNAVAILABLE when the cluster does not answer or has no index
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
