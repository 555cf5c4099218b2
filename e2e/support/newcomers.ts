import { ask } from './api.ts';
import { changeIdentity } from './identity-provider.ts';
import { tokenOf } from './landlords.ts';
import { PASSWORD } from './passwords.ts';
import type { Person } from './people.ts';

export interface Newcomer extends Person {
  id: string;
}

let made = 0;

export function freshEmail(who = 'newcomer'): string {
  made += 1;
  return `${who}.${process.pid}.${Date.now()}.${made}@example.bg`;
}

export function freshPhone(): string {
  made += 1;
  return `088${String((Date.now() + made) % 10_000_000).padStart(7, '0')}`;
}

/** A newly registered person without a chosen role; the e-mail is unverified by default. */
export async function newcomer({ phone = '', isVerified = false } = {}): Promise<Newcomer> {
  const email = freshEmail();
  const { data } = await ask('register', {
    body: { email, password: PASSWORD, firstName: 'Боряна', lastName: 'Колева', phone },
  });
  const { id } = data.user;
  if (!isVerified) return { email, id, token: data.token };
  await changeIdentity(id, { emailVerified: true });
  // the first token still says that the address is not verified
  return { email, id, token: await tokenOf(email) };
}
