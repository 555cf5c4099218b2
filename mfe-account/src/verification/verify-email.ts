import { AppError } from '@pokriv/contracts/errors';
import { signInTexts } from '@pokriv/contracts/account/sign-in-texts';
import { call, refresh } from '@pokriv/web-kit/api';
import { currentUser, setAuth } from '@pokriv/web-kit/session';

export type Verification =
  | { state: 'checking' | 'confirmed' | 'invalid' }
  /** `isLasting`: trying again would not help. */
  | { state: 'failed'; message: string; isLasting?: boolean };

/** The session learns that the e-mail is confirmed, in every tab: the banner goes, publishing opens (spec §4). */
async function reloadUser(): Promise<void> {
  if (!currentUser()) return;
  const { data } = await call('getProfile', { quiet: ['NOT_FOUND', 'UNAUTHENTICATED'] });
  // What the server says, not what the link suggests: it may have been for another account.
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
  // A link that is opened twice has done its work the first time.
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
  await reloadUser().catch((error: unknown) => console.warn('the profile was not read again', error));
  return { state: 'confirmed' };
}

const underWay = new Map<string, Promise<Verification>>();

/** Applies the one-time code of the mail, once even if the page asks twice; what failed by chance may be tried again. */
export function verifyEmail(code: string): Promise<Verification> {
  const present = underWay.get(code);
  if (present) return present;
  const made = verify(code).then((outcome) => {
    if (outcome.state === 'failed') underWay.delete(code);
    return outcome;
  });
  underWay.set(code, made);
  return made;
}
