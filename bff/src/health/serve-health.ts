import { AppError } from '@pokriv/contracts/errors';

import type { Exchange } from '../http/exchange.ts';
import { sendJson } from '../http/send-json.ts';
import { messages } from '../messages.ts';
import type { AskReadiness } from './ask-readiness.ts';

const RETRY_AFTER_S = 1;

/**
 * `GET /api/health`: 200 once everything behind the door is ready.
 * @throws AppError UNAVAILABLE that names what is missing (decisions §2)
 */
export async function serveHealth(exchange: Exchange, askReadiness: AskReadiness): Promise<void> {
  const { ready, checks } = await askReadiness();
  if (ready) {
    sendJson(exchange, 200, { success: true, data: { ready, checks } });
    return;
  }
  const missing = Object.keys(checks).filter((name) => !checks[name]);
  throw new AppError({
    code: 'UNAVAILABLE',
    message: messages.notReady,
    errors: missing.map((param) => ({ param, msg: messages.doesNotAnswer })),
    retryAfter: RETRY_AFTER_S,
  });
}
