import { ask } from './api.ts';
import { changeIdentity } from './identity-provider.ts';
import { PASSWORD, passwordOf } from './passwords.ts';
import type { Person } from './people.ts';

export interface Landlord extends Person {
  id: string;
}

let made = 0;

export async function tokenOf(email: string): Promise<string> {
  return (await ask('login', { body: { email, password: passwordOf(email) } })).data.token;
}

/** A new landlord on the free plan with a verified e-mail and no listings. */
export async function newLandlord(): Promise<Landlord> {
  made += 1;
  const email = `landlord.${process.pid}.${Date.now()}.${made}@example.bg`;
  const { data } = await ask('register', {
    body: { email, password: PASSWORD, firstName: 'Мария', lastName: 'Иванова', phone: '' },
  });
  await changeIdentity(data.user.id, { emailVerified: true });
  await ask('updateProfile', { token: data.token, body: { role: 'landlord' } });
  return { email, id: data.user.id, token: await tokenOf(email) };
}
