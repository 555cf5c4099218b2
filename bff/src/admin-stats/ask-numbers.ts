import { log } from '@pokriv/service-kit/log';
import type { z } from 'zod';

import { callInternalRoute, type InternalCall } from '../proxy/call-internal-route.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';

/** Timeout; statistics show the parts that arrived by then. */
const ANSWER_MS = 3000;

/** Reads the numbers of one service; null on timeout, refusal or an invalid reply. */
export type AskNumbers = <Reply extends z.ZodType>(
  pool: UpstreamPool,
  question: InternalCall<Reply>,
) => Promise<z.output<Reply> | null>;

export const createAskNumbers =
  (actorSecret: string): AskNumbers =>
  (pool, question) =>
    callInternalRoute(pool, actorSecret, { answerMs: ANSWER_MS, ...question }).catch((error: Error) => {
      log.warn(
        { path: question.path, err: error.cause ?? error },
        'admin stats: service did not answer, its numbers are left out',
      );
      return null;
    });
