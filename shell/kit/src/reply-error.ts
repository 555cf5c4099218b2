import { AppError, ERROR_STATUS, errorCodes, type ErrorBody, type ErrorCode } from '@pokriv/contracts/errors';

import { errorText, type MessageKey } from './messages.ts';

function codeOf(status: number): ErrorCode {
  return (
    errorCodes.find((code) => ERROR_STATUS[code] === status) ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST')
  );
}

/** Fallback texts of replies without a message (spec §8). */
const texts: Partial<Record<number, MessageKey>> = {
  400: 'general.badRequest',
  401: 'general.unauthorized',
  403: 'general.forbidden',
  404: 'general.notFound',
  422: 'general.validation',
};

const textOf = (status: number): string =>
  errorText(texts[status] ?? (status >= 500 ? 'general.server' : 'general.other'));

const waitOf = (reply: Response): number | undefined => {
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** Maps a failed reply to an AppError. A proxy's own error page has only a status. */
export async function replyError(reply: Response): Promise<AppError> {
  const body = (await reply.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
  const isKnown = body?.code !== undefined && Object.hasOwn(ERROR_STATUS, body.code);
  const retryAfter = body?.retryAfter ?? waitOf(reply);
  return new AppError({
    ...body,
    code: isKnown ? (body.code as ErrorCode) : codeOf(reply.status),
    message: body?.message || textOf(reply.status),
    ...(!body?.message && { isWordless: true as const }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

export const networkError = (cause: unknown): AppError =>
  new AppError({ code: 'NETWORK', message: errorText('general.network') }, { cause });

export const unauthenticatedError = (): AppError =>
  new AppError({ code: 'UNAUTHENTICATED', message: errorText('general.unauthorized') });
