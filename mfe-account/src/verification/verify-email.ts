import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { currentUser, setAuth } from '@pokriv/web-kit/session';

export type Verification =
  { state: 'checking' | 'confirmed' | 'invalid' } | { state: 'failed'; message: string };

/** The session learns that the e-mail is confirmed: the banner goes, publishing opens (spec §4). */
async function reloadUser(): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const profile = await call('getProfile', { quiet: ['NOT_FOUND', 'UNAUTHENTICATED'] }).then(
    ({ data }) => data,
    () => user,
  );
  setAuth({ user: { ...profile, isEmailVerified: true } });
  await refresh('getProfile');
}

async function verify(code: string): Promise<Verification> {
  try {
    await call('verifyEmail', {
      body: { token: code },
      quiet: ['BAD_REQUEST', 'UNPROCESSABLE', 'NOT_FOUND', 'GONE', 'CONFLICT'],
    });
  } catch (error) {
    if (error instanceof AppError && (error.status === 0 || error.status === 429 || error.status >= 500)) {
      return { state: 'failed', message: error.message };
    }
    // A link that is opened twice has done its work the first time.
    return { state: currentUser()?.isEmailVerified ? 'confirmed' : 'invalid' };
  }
  await reloadUser();
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
