import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { renewSession } from '@pokriv/web-kit/identity';
import { setAuth } from '@pokriv/web-kit/session';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the password and keeps this browser signed in: at once by the token of the answer, later by the provider's own
 * fresh sign-in. Failing that the token of the answer holds for its hour.
 * @throws AppError with the field that was refused
 */
export async function changeOwnPassword({ currentPassword, newPassword }: Passwords): Promise<User> {
  const { data } = await call('changePassword', {
    body: { currentPassword, newPassword },
    quiet: ['BAD_REQUEST', 'UNPROCESSABLE'],
  });
  setAuth({ token: data.token, user: data.user });
  await renewSession(data.user.email, newPassword).catch((error: unknown) =>
    console.warn('the provider was not signed in again', error),
  );
  return data.user;
}
