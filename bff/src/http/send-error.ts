import type { AppError, ErrorBody } from '@pokriv/contracts/errors';
import { toAppError } from '@pokriv/service-kit/error-reply';
import { log } from '@pokriv/service-kit/log';
import { recordSecurity, securityEventOf } from '@pokriv/service-kit/security-log';

import type { Exchange } from './exchange.ts';
import { isForPerson, sendErrorPage } from './send-error-page.ts';
import { sendJson } from './send-json.ts';

/** A refusal of the BFF itself; a service records its own before the BFF passes it on. */
function recordRefusal({ request, caller, ip, path, requestId }: Exchange, { code }: AppError): void {
  const event = securityEventOf(code, { hasToken: request.headers.authorization !== undefined });
  if (!event) return;
  const actorId = caller?.actor?.id ?? caller?.identity?.uid;
  recordSecurity({ event, reason: code, method: request.method ?? '', path, requestId, actorId, ip });
}

/** The only place of the BFF that turns an error into an answer: the one body of decisions §2, or a page for a person. */
export function sendError(exchange: Exchange, error: unknown): void {
  const { request, reply, requestId, path } = exchange;
  const known = toAppError(error);
  if (known.status >= 500) {
    const cause = known.cause instanceof Error ? known.cause : known;
    log.warn({ requestId, method: request.method, path, code: known.code, err: cause }, 'request failed');
  }
  recordRefusal(exchange, known);
  if (reply.headersSent) {
    reply.destroy();
    return;
  }
  const { retryAfter } = known.body;
  if (retryAfter !== undefined) reply.setHeader('Retry-After', String(retryAfter));
  /** A body that nobody reads any more would hold up the next request of this connection. */
  if (!request.complete) request.unpipe().resume();
  if (isForPerson(exchange)) {
    sendErrorPage(exchange, known.status, known.message);
    return;
  }
  const body: ErrorBody & { success: false } = { success: false, ...known.body, requestId };
  sendJson({ reply, requestId }, known.status, body);
}
