import { ask } from './api.ts';
import { readStackRecord } from './local-stack.ts';
import { PASSWORD, passwordOf } from './passwords.ts';
import type { Person } from './people.ts';

export interface Landlord extends Person {
  id: string;
}

let made = 0;

/** A token for somebody of the demo data, or for anybody who registered. */
export async function tokenOf(email: string): Promise<string> {
  return (await ask('login', { body: { email, password: passwordOf(email) } })).data.token;
}

/** As a press on the link in the first mail would do. */
async function confirmEmail(id: string): Promise<void> {
  const { env } = readStackRecord();
  const reply = await fetch(
    `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${env.FIREBASE_PROJECT_ID}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: id, emailVerified: true }),
    },
  );
  if (!reply.ok) throw new Error(`the e-mail could not be confirmed: ${await reply.text()}`);
}

/** Somebody with a confirmed e-mail who gives a home for rent and has no listing yet; one may be published. */
export async function newLandlord(): Promise<Landlord> {
  made += 1;
  const email = `landlord.${process.pid}.${Date.now()}.${made}@example.bg`;
  const { data } = await ask('register', {
    body: { email, password: PASSWORD, firstName: 'Мария', lastName: 'Иванова', phone: '' },
  });
  await confirmEmail(data.user.id);
  await ask('updateProfile', { token: data.token, body: { role: 'landlord' } });
  return { email, id: data.user.id, token: await tokenOf(email) };
}
