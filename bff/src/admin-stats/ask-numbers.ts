import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { log } from '@pokriv/service-kit/log';
import type { Pool } from 'undici';
import type { z } from 'zod';

const ANSWER_MS = 3000;

export interface Question<Reply extends z.ZodType> {
  pool: Pool;
  path: string;
  /** What it is asked with; absent: a GET. */
  body?: object;
  reply: Reply;
}

/** Asks one service for its part; null when it does not answer in time, refuses or answers something else. */
export type AskNumbers = <Reply extends z.ZodType>(
  question: Question<Reply>,
) => Promise<z.output<Reply> | null>;

/** Asks in the name of the BFF itself: a seal for nobody, which opens internal calls only. */
export const createAskNumbers =
  (actorSecret: string): AskNumbers =>
  async ({ pool, path, body, reply }) => {
    const method = body ? 'POST' : 'GET';
    const nobody = { identity: null, actor: null, ip: '' };
    const [address = path] = path.split('?');
    try {
      const answer = await pool.request({
        method,
        path,
        headers: {
          [SEAL_HEADER]: seal(nobody, callKey(method, address), actorSecret),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`it answered ${answer.statusCode}`);
      return reply.parse(JSON.parse(text));
    } catch (error) {
      log.warn({ path: address, err: error instanceof Error ? error.message : error }, 'numbers are missing');
      return null;
    }
  };
