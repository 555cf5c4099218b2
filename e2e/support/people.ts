import { ask } from './api.ts';
import { PASSWORD } from './passwords.ts';

export interface Person {
  email: string;
  token: string;
}

let made = 0;

export async function newPerson(): Promise<Person> {
  made += 1;
  const email = `tenant.${process.pid}.${Date.now()}.${made}@example.bg`;
  const { data } = await ask('register', {
    body: { email, password: PASSWORD, firstName: 'Ивайло', lastName: 'Петров' },
  });
  return { email, token: data.token };
}
