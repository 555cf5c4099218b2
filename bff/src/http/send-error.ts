import type { ErrorBody } from '@pokriv/contracts/errors';
import { toAppError } from '@pokriv/service-kit/error-reply';
import { log } from '@pokriv/service-kit/log';

import type { Exchange } from './exchange.ts';
import { sendJson } from './send-json.ts';

/** The only place of the BFF that turns an error into an answer: the one body of decisions §2. */
export function sendError({ request, reply, requestId, path }: Exchange, error: unknown): void {
  const known = toAppError(error);
  if (known.status >= 500) {
    const cause = known.cause instanceof Error ? known.cause : known;
    log.warn({ requestId, method: request.method, path, code: known.code, err: cause }, 'request failed');
  }
  if (reply.headersSent) {
    reply.destroy();
    return;
  }
  const { retryAfter } = known.body;
  if (retryAfter !== undefined) reply.setHeader('Retry-After', String(retryAfter));
  /** A body that nobody reads any more would hold up the next request of this connection. */
  if (!request.complete) request.unpipe().resume();
  const body: ErrorBody & { success: false } = { success: false, ...known.body, requestId };
  sendJson({ reply, requestId }, known.status, body);
}
