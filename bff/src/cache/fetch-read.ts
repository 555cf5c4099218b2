import type { IncomingHttpHeaders } from 'node:http';

import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import type { Pool } from 'undici';

import type { Context } from '../http/context.ts';
import { ANSWER_MS } from '../proxy/timing.ts';
import { upstreamError } from '../proxy/upstream-error.ts';

export interface FetchedRead {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Who asks, and with which query. */
export type Asker = Pick<Context, 'ip' | 'query' | 'requestId'>;

/**
 * Reads from a service as a visitor, since the answer is everybody's.
 * @throws AppError UNAVAILABLE or TIMEOUT
 */
export type FetchRead = (asker: Asker, path: string) => Promise<FetchedRead>;

export function createFetchRead(service: Pool, actorSecret: string): FetchRead {
  return async ({ ip, query, requestId }, path) => {
    const visitor = { identity: null, actor: null, ip, visitor: null };
    try {
      const { statusCode, headers, body } = await service.request({
        method: 'GET',
        path: query ? `${path}?${query}` : path,
        headers: {
          [SEAL_HEADER]: seal(visitor, callKey('GET', path), actorSecret),
          'x-request-id': requestId,
        },
        /** The pool's own time-outs begin with a free connection; a caller's patience does not. */
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) };
    } catch (error) {
      throw upstreamError(error);
    }
  };
}
