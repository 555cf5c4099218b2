import type { AppError, ErrorCode } from '@pokriv/contracts/errors';
import type { Call } from '@pokriv/contracts/calls';
import { errorText } from '@pokriv/web-kit/messages';

/** What the shell does about a failed call: spec §8 "Central handling" as one table. */
export interface Reaction {
  text: string | undefined;
  /** Ends the session and leads to /login, unless one is there already. */
  endsSession: boolean;
}

const DEFAULT_RETRY_SECONDS = 900;

const byStatus: Record<number, (error: AppError) => string> = {
  401: () => errorText('general.unauthorized'),
  403: ({ message }) => message || errorText('general.forbidden'),
  404: ({ message }) => message || errorText('general.notFound'),
  400: ({ message }) => message || errorText('general.validation'),
  422: ({ message }) => message || errorText('general.validation'),
  429: ({ body }) => {
    const minutes = Math.ceil((body.retryAfter ?? DEFAULT_RETRY_SECONDS) / 60);
    return errorText('general.rateLimit').replace('{n}', String(minutes));
  },
  0: () => errorText('general.network'),
};

/** A page shows the failure of its own first read; only what a person did is answered by a toast. */
const showsItself = (call: Call, { status }: AppError) => call.method === 'get' && status !== 429;

export function reactionTo(error: AppError, call: Call, quiet: readonly ErrorCode[]): Reaction {
  const endsSession = error.status === 401;
  if (quiet.includes(error.code)) return { text: undefined, endsSession: false };
  if (endsSession) return { text: errorText('general.unauthorized'), endsSession };
  if (showsItself(call, error)) return { text: undefined, endsSession };
  const text =
    error.status >= 500 ? errorText('general.server') : (byStatus[error.status]?.(error) ?? error.message);
  return { text, endsSession };
}
