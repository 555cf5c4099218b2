import { ask } from './api.ts';
import { tokenOf } from './landlords.ts';
import { newcomer } from './newcomers.ts';

/** Somebody new whom an admin has made an admin, too. */
export async function newAdmin(): Promise<{ id: string; email: string; name: string }> {
  const { id, email } = await newcomer({ isVerified: true });
  // the account learns of the confirmed e-mail from a token made after it
  const { data } = await ask('getProfile', { token: await tokenOf(email) });
  await ask('updateUser', {
    token: await tokenOf('admin@demo.bg'),
    params: { id },
    body: { role: 'admin', reason: 'Нов модератор' },
  });
  return { id, email, name: `${data.firstName} ${data.lastName}` };
}
