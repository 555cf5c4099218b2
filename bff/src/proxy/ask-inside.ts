import { unavailable } from '@pokriv/contracts/errors';
import { internalHeaders } from '@pokriv/service-kit/actor';
import type { Pool } from 'undici';
import type { z } from 'zod';

import { messages } from '../messages.ts';
import { upstreamError } from './upstream-error.ts';

/** A person waits for what is asked inside. */
const ANSWER_MS = 3000;

export interface InsideQuestion<Reply extends z.ZodType> {
  path: string;
  query?: Record<string, string>;
  /** What it is asked with; absent: a GET. */
  body?: object;
  reply: Reply;
  answerMs?: number;
}

/**
 * Asks a service's internal route in the name of the BFF itself.
 * @throws AppError UNAVAILABLE when it refuses or answers something else, TIMEOUT when too late
 */
export async function askInside<Reply extends z.ZodType>(
  pool: Pool,
  actorSecret: string,
  { path, query, body, reply, answerMs = ANSWER_MS }: InsideQuestion<Reply>,
): Promise<z.output<Reply>> {
  const method = body ? 'POST' : 'GET';
  try {
    const answer = await pool.request({
      method,
      path,
      query,
      headers: {
        ...internalHeaders(method, path, actorSecret),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200)
      throw unavailable(messages.unavailable, new Error(`${path} answered ${answer.statusCode}`));
    return reply.parse(JSON.parse(text));
  } catch (error) {
    throw upstreamError(error);
  }
}
