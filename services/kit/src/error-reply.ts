import { AppError, type ErrorBody } from '@pokriv/contracts/errors';
import type { ErrorRequestHandler, Request, Response } from 'express';

import { findCaller } from './caller-of.ts';
import { log, loggedPath } from './log.ts';
import { recordSecurity, securityEventOf, type SecurityEvent } from './security-log.ts';

const HIDDEN = 'Нещо се обърка. Опитайте отново.';

const outages = new Set([
  'MongoServerSelectionError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
  'MaxRetriesPerRequestError',
]);

const REDIS_OUTAGE =
  /Connection is closed|Stream isn't writeable|ECONNREFUSED|ECONNRESET|Command timed out|sentinels are unreachable|^READONLY/u;
/**
 * MaxTimeMSExpired; then codes of a stopped or demoted member: HostUnreachable, ShutdownInProgress,
 * PrimarySteppedDown, NotWritablePrimary, InterruptedAtShutdown, InterruptedDueToReplStateChange,
 * NotPrimaryNoSecondaryOk, NotPrimaryOrSecondary.
 */
const OUTAGE_CODES: ReadonlySet<unknown> = new Set([50, 6, 91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

const lostNames = new Set(['MongoNetworkError', 'MongoPoolClearedError', 'PoolClearedOnNetworkError']);
/** The MongoDB driver rethrows an `EPIPE` unwrapped, and so does not retry it. */
const lostCodes: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET']);

/** True when the connection broke during a statement; another connection may serve it immediately. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && (lostNames.has(error.name) || ('code' in error && lostCodes.has(error.code)));

const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (isConnectionLost(error) ||
    outages.has(error.name) ||
    REDIS_OUTAGE.test(error.message) ||
    ('code' in error && OUTAGE_CODES.has(error.code)));

function fromParser(error: unknown): AppError | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413)
    return new AppError({ code: 'PAYLOAD_TOO_LARGE', message: 'Заявката е твърде голяма.' });
  if (status === 415) return new AppError({ code: 'UNSUPPORTED_MEDIA', message: 'Форматът не се поддържа.' });
  if (status === 400) return new AppError({ code: 'BAD_REQUEST', message: 'Невалидна заявка.' });
  return undefined;
}

/** Unknown errors become `INTERNAL` with their text hidden; the original is the `cause`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) {
    const message = 'Услугата е временно недостъпна. Моля, опитайте отново.';
    return new AppError({ code: 'UNAVAILABLE', message, retryAfter: 2 }, { cause: error });
  }
  return fromParser(error) ?? new AppError({ code: 'INTERNAL', message: HIDDEN }, { cause: error });
}

/** Error body: decisions §2. */
export function sendError(reply: Response, error: AppError, requestId: string): void {
  const body: ErrorBody & { success: false } = { success: false, ...error.body, requestId };
  if (error.body.retryAfter !== undefined) reply.set('Retry-After', String(error.body.retryAfter));
  reply.status(error.status).json(body);
}

interface RefusalNote {
  event: SecurityEvent;
  actorId?: string | undefined;
}
const notes = new WeakMap<Request, RefusalNote>();

/** Sets the security event of this request's refusal when the error code is not specific enough. */
export const noteRefusal = (request: Request, note: RefusalNote): void => void notes.set(request, note);

/** Recorded by the refusing process: the BFF passes replies of services through unread. */
function recordRefusal(request: Request, { code }: AppError, requestId: string): void {
  const { actor, identity, ip = '' } = findCaller(request) ?? {};
  const note = notes.get(request);
  const event = note?.event ?? securityEventOf(code, { hasToken: Boolean(identity) });
  if (!event) return;
  const { method, path } = request;
  const actorId = note?.actorId ?? actor?.id ?? identity?.uid;
  recordSecurity({ event, reason: code, method, path, requestId, actorId, ip });
}

export const answerErrors: ErrorRequestHandler = (error, request, reply, next) => {
  const known = toAppError(error);
  const requestId = String(request.headers['x-request-id'] ?? '');
  if (known.status >= 500)
    log.error(
      { requestId, err: known.cause ?? known, path: loggedPath(request.path) },
      'http: request failed',
    );
  recordRefusal(request, known, requestId);
  if (reply.headersSent) {
    next(error);
    return;
  }
  sendError(reply, known, requestId);
};
