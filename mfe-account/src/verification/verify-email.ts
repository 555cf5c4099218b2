import { AppError } from '@pokriv/contracts/errors';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { call, refresh } from '@pokriv/web-kit/api';
import { currentUser, setAuth } from '@pokriv/web-kit/session';

export type Verification =
  | { state: 'checking' | 'confirmed' | 'invalid' }
  /** `isLasting`: a retry cannot succeed. */
  | { state: 'failed'; message: string; isLasting?: boolean };

/** Updates the session in every tab, which hides the banner and unlocks publishing (spec §4). */
async function reloadUser(): Promise<void> {
  if (!currentUser()) return;
  const { data } = await call('getProfile', { quiet: ['NOT_FOUND', 'UNAUTHENTICATED'] });
  // State of the server: the link may belong to another account.
  setAuth({ user: data });
  await refresh('getProfile');
}

function failureOf(error: unknown): Verification {
  if (!(error instanceof AppError)) throw error;
  const { code, status, message } = error;
  if (status === 0 || status === 429 || status >= 500) return { state: 'failed', message };
  if (code === 'ACCOUNT_SUSPENDED') return { state: 'failed', message, isLasting: true };
  if (code === 'UNAUTHENTICATED')
    return { state: 'failed', message: signInTexts.noSuchUser, isLasting: true };
  if (message === signInTexts.noSuchUser) return { state: 'failed', message, isLasting: true };
  // A second use of the link: the first one has verified the e-mail.
  return { state: currentUser()?.isEmailVerified ? 'confirmed' : 'invalid' };
}

async function verify(code: string): Promise<Verification> {
  try {
    await call('verifyEmail', {
      body: { token: code },
      quiet: [
        'BAD_REQUEST',
        'UNAUTHENTICATED',
        'ACCOUNT_SUSPENDED',
        'UNPROCESSABLE',
        'NOT_FOUND',
        'GONE',
        'CONFLICT',
      ],
    });
  } catch (error) {
    return failureOf(error);
  }
  await reloadUser().catch((error: unknown) =>
    console.warn('e-mail verification: profile not reloaded, session stale', error),
  );
  return { state: 'confirmed' };
}

const pending = new Map<string, Promise<Verification>>();

/** Applies the one-time code of the mail; single-flight, and retryable after a transient error. */
export function verifyEmail(code: string): Promise<Verification> {
  const running = pending.get(code);
  if (running) return running;
  const started = verify(code).then((outcome) => {
    if (outcome.state === 'failed') pending.delete(code);
    return outcome;
  });
  pending.set(code, started);
  return started;
}
