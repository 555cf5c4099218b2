import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { renewSession } from '@pokriv/web-kit/identity';
import { setAuth } from '@pokriv/web-kit/session';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the password and keeps this browser signed in with the token of the answer and a fresh sign-in at the
 * provider; if that fails, the token lasts an hour.
 * @throws AppError with the refused field
 */
export async function changeOwnPassword({ currentPassword, newPassword }: Passwords): Promise<User> {
  const { data } = await call('changePassword', {
    body: { currentPassword, newPassword },
    quiet: ['BAD_REQUEST', 'UNPROCESSABLE'],
  });
  setAuth({ token: data.token, user: data.user });
  await renewSession(data.user.email, newPassword).catch((error: unknown) =>
    console.warn('password change: provider sign-in failed, session ends with its token', error),
  );
  return data.user;
}
