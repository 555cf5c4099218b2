import type { IncomingHttpHeaders } from 'node:http';

import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';

import type { Context } from '../http/context.ts';
import { getWithRetry } from '../proxy/retry.ts';
import { ANSWER_MS } from '../proxy/timing.ts';
import { upstreamError } from '../proxy/upstream-error.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';

export interface FetchedRead {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Asker = Pick<Context, 'ip' | 'query' | 'requestId' | 'traceparent'>;

/**
 * Fetches from a service as a visitor, because the reply is shared by all callers. @throws AppError UNAVAILABLE or
 * TIMEOUT
 */
export type FetchRead = (asker: Asker, path: string) => Promise<FetchedRead>;

export function createFetchRead(service: UpstreamPool, actorSecret: string): FetchRead {
  return async ({ ip, query, requestId, traceparent }, path) => {
    const visitor = { identity: null, actor: null, ip, visitor: null };
    try {
      const { statusCode, headers, body } = await getWithRetry(service, {
        path: query ? `${path}?${query}` : path,
        headers: {
          [SEAL_HEADER]: seal(visitor, callKey('GET', path), actorSecret),
          'x-request-id': requestId,
          ...(traceparent && { traceparent }),
        },
        /** The pool's timeouts start with a free connection; this one includes the wait for it. */
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
    } catch (error) {
      throw upstreamError(error);
    }
  };
}
