import type { AppError, ErrorBody } from '@pokriv/contracts/errors';
import { toAppError } from '@pokriv/service-kit/error-reply';
import { log, loggedPath } from '@pokriv/service-kit/log';
import { recordSecurity, securityEventOf } from '@pokriv/service-kit/security-log';
import type { ErrorRequestHandler, Request } from 'express';

import { contextOf, type Context } from './context.ts';
import { isForPerson, sendErrorPage } from './error-page.ts';
import { apiHeaders, setHeaders } from './security-headers.ts';
import { sendJson } from './send-json.ts';

function recordRefusal(request: Request, { caller, ip, path, requestId }: Context, { code }: AppError): void {
  const event = securityEventOf(code, { hasToken: request.headers.authorization !== undefined });
  if (!event) return;
  const actorId = caller?.actor?.id ?? caller?.identity?.uid;
  recordSecurity({ event, reason: code, method: request.method, path, requestId, actorId, ip });
}

/** Last error handler: the error body of decisions §2, or a page for a browser. */
export const writeError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const context = contextOf(response);
  const { requestId, path } = context;
  const known = toAppError(error);
  if (known.status >= 500) {
    const cause = known.cause instanceof Error ? known.cause : known;
    log.warn(
      { requestId, method: request.method, path: loggedPath(path), code: known.code, err: cause },
      'http: request failed',
    );
  }
  recordRefusal(request, context, known);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { retryAfter } = known.body;
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  // An unread body would block the connection's next request.
  if (!request.complete) request.unpipe().resume();
  if (isForPerson(request, path)) {
    sendErrorPage(response, known.status, known.message);
    return;
  }
  setHeaders(apiHeaders, request, response);
  const body: ErrorBody & { success: false } = { success: false, ...known.body, requestId };
  sendJson(response, known.status, body);
};
