import { AppError } from '@pokriv/contracts/errors';
import type { RequestHandler } from 'express';

import { sendJson } from '../http/send-json.ts';
import { messages } from '../messages.ts';
import type { AskReadiness } from './ask-readiness.ts';

const RETRY_AFTER_S = 1;

/**
 * `GET /api/health`: 200 once all dependencies are ready; accepts any method. @throws AppError UNAVAILABLE naming the
 * missing ones (decisions §2)
 */
export const answerHealth =
  (askReadiness: AskReadiness): RequestHandler =>
  async (_request, response) => {
    const { ready, checks } = await askReadiness();
    if (ready) {
      sendJson(response, 200, { success: true, data: { ready, checks } });
      return;
    }
    const missing = Object.keys(checks).filter((name) => !checks[name]);
    throw new AppError({
      code: 'UNAVAILABLE',
      message: messages.notReady,
      errors: missing.map((param) => ({ param, msg: messages.doesNotAnswer })),
      retryAfter: RETRY_AFTER_S,
    });
  };
