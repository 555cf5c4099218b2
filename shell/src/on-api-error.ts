import type { SuspensionNotice } from '@pokriv/contracts/actor';
import type { Call } from '@pokriv/contracts/calls';
import { rateLimitText, type AppError, type SecondFactorStep } from '@pokriv/contracts/errors';
import type { FailedCall } from '@pokriv/web-kit/api';
import { errorText } from '@pokriv/web-kit/messages';

/** Reaction of the shell to a failed call, by spec §8 "Central handling". */
export interface Reaction {
  text: string | undefined;
  /** Ends the session and redirects to /login, unless already on a sign-in page. */
  endsSession: boolean;
  suspension?: SuspensionNotice;
  secondFactor?: SecondFactorStep;
}

const DEFAULT_RETRY_SECONDS = 900;

const fixedTexts: Partial<Record<number, (error: AppError) => string>> = {
  404: () => errorText('general.notFound'),
  429: ({ body }) => rateLimitText(body.retryAfter ?? DEFAULT_RETRY_SECONDS),
  0: () => errorText('general.network'),
};

/** Pages show their own failed reads; toasts are for actions and 429. */
const showsItself = (call: Call, { status }: AppError) => call.method === 'get' && status !== 429;

/** A visitor has no session to expire and is redirected to /login without a toast (spec §5). */
export function reactionTo(error: AppError, call: Call, { quiet, hadSession }: FailedCall): Reaction {
  const { suspension } = error.body;
  if (suspension && hadSession) return { text: undefined, endsSession: true, suspension };
  if (quiet.includes(error.code)) return { text: undefined, endsSession: false };
  if (error.status === 401) {
    return { text: hadSession ? errorText('general.unauthorized') : undefined, endsSession: true };
  }
  const { secondFactor } = error.body;
  if (secondFactor) return { text: undefined, endsSession: false, secondFactor };
  if (showsItself(call, error)) return { text: undefined, endsSession: false };
  if (error.status >= 500) return { text: errorText('general.server'), endsSession: false };
  const text = fixedTexts[error.status]?.(error) ?? (error.message || errorText('general.other'));
  return { text, endsSession: false };
}
