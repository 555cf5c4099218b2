import { log } from '@pokriv/service-kit/log';
import type { Pool } from 'undici';
import type { z } from 'zod';

import { askInside, type InsideQuestion } from '../proxy/ask-inside.ts';

/** Reads the numbers of one service; null on timeout, refusal or an invalid reply. */
export type AskNumbers = <Reply extends z.ZodType>(
  pool: Pool,
  question: InsideQuestion<Reply>,
) => Promise<z.output<Reply> | null>;

export const createAskNumbers =
  (actorSecret: string): AskNumbers =>
  (pool, question) =>
    askInside(pool, actorSecret, question).catch((error: Error) => {
      log.warn(
        { path: question.path, err: error.cause ?? error },
        'admin stats: service did not answer, its numbers are left out',
      );
      return null;
    });
