import { unavailable } from '@pokriv/contracts/errors';
import { internalHeaders } from '@pokriv/service-kit/actor';
import type { z } from 'zod';

import { messages } from '../messages.ts';
import { getWithRetry } from './retry.ts';
import { upstreamError } from './upstream-error.ts';
import type { UpstreamPool } from './upstream-pool.ts';

/** Longer than a fail-over of MongoDB behind the service (`serverSelectionTimeoutMS`), in ms. */
const ANSWER_MS = 5500;

export interface InternalCall<Reply extends z.ZodType> {
  path: string;
  query?: Record<string, string>;
  /** JSON body of a POST; without it a GET. */
  body?: object;
  reply: Reply;
  answerMs?: number;
}

/**
 * Calls an internal route of a service as the BFF. @throws AppError UNAVAILABLE for a refusal or an invalid reply,
 * TIMEOUT
 */
export async function callInternalRoute<Reply extends z.ZodType>(
  pool: UpstreamPool,
  actorSecret: string,
  { path, query, body, reply, answerMs = ANSWER_MS }: InternalCall<Reply>,
): Promise<z.output<Reply>> {
  const method = body ? 'POST' : 'GET';
  const headers = internalHeaders(method, path, actorSecret);
  const asked = { path, query, signal: AbortSignal.timeout(answerMs) };
  try {
    const answer = body
      ? await pool.request({
          ...asked,
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      : await getWithRetry(pool, { ...asked, headers });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw unavailable(messages.unavailable, new Error(`${path} answered ${answer.statusCode}`));
    return reply.parse(JSON.parse(text));
  } catch (error) {
    throw upstreamError(error);
  }
}
