import { log } from '@pokriv/service-kit/log';
import type { Pool } from 'undici';
import type { z } from 'zod';

import { askInside, type InsideQuestion } from '../proxy/ask-inside.ts';

/** Asks one service for its part; null when it does not answer in time, refuses or answers something else. */
export type AskNumbers = <Reply extends z.ZodType>(
  pool: Pool,
  question: InsideQuestion<Reply>,
) => Promise<z.output<Reply> | null>;

export const createAskNumbers =
  (actorSecret: string): AskNumbers =>
  (pool, question) =>
    askInside(pool, actorSecret, question).catch((error: Error) => {
      log.warn({ path: question.path, err: error.cause ?? error.message }, 'numbers are missing');
      return null;
    });
