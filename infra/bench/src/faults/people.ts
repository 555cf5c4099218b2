import { setTimeout as sleep } from 'node:timers/promises';

import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { MongoClient } from 'mongodb';

import type { Ask } from './api.ts';

export interface Person {
  id: string;
  email: string;
  token: string;
}

export interface People {
  admin: Person;
  tenants: Person[];
  landlords: Person[];
}

export const PASSWORD = 'Strelbishte-41';
/** TTL of the BFF's cache of accounts. */
const REMEMBERED_MS = 1100;
const AT_ONCE = 9;
const TENANTS = 4;
const LANDLORDS = 4;

/**
 * Registers users through the public API; sets role, paid plan and verified e-mail in the database, which no client
 * may. Landlords choose all optional mails.
 */
export async function registerPeople(
  ask: Ask,
  stack: Stack,
  run: string,
  { tenants = TENANTS, landlords = LANDLORDS } = {},
): Promise<People> {
  const all = ['admin', ...names('tenant', tenants), ...names('landlord', landlords)];
  const registered: Person[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    registered.push(
      ...(await Promise.all(all.slice(from, from + AT_ONCE).map((name) => register(ask, `${name}-${run}`)))),
    );
  const [admin, ...others] = registered;
  if (!admin) throw new Error('no user was registered');
  const people = { admin, tenants: others.slice(0, tenants), landlords: others.slice(tenants) };
  await promote(stack, people);
  // a change through the API announces the new role to other services
  await ask('updateProfile', { body: { firstName: 'Админ' }, token: admin.token });
  // the drill looks for the mails of submitted listings, which are off for people who never chose
  for (const { token } of people.landlords)
    await ask('updateProfile', { body: { silencedMails: [] }, token });
  return people;
}

const names = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);

async function register(ask: Ask, name: string): Promise<Person> {
  const email = `${name}@drill.bg`;
  const { status, body } = await ask('register', {
    body: { firstName: 'Учение', lastName: 'Учебно', email, password: PASSWORD },
  });
  const { token, user } = body.data ?? {};
  if (!token || !user) throw new Error(`registration answered ${status} ${body.code}`);
  return { id: user.id, email, token };
}

async function promote(stack: Stack, { admin, tenants, landlords }: People): Promise<void> {
  const client = new MongoClient(stack.env.MONGO_URL ?? '');
  const redis = connectRedis(stack.env.REDIS_URL ?? '', workerRedisOptions);
  const accounts = client.db('user').collection<{ _id: string }>('accounts');
  const set = (people: Person[], change: object) =>
    accounts.updateMany(
      { _id: { $in: people.map(({ id }) => id) } },
      { $set: { isEmailVerified: true, ...change } },
    );
  try {
    await set([admin], { role: 'admin', isRoleChosen: true });
    await set(tenants, {});
    await set(landlords, { role: 'landlord', isRoleChosen: true, plan: 'business' });
    const everybody = [admin, ...tenants, ...landlords];
    await redis.del(everybody.map(({ id }) => `actor:${id}`));
    await sleep(REMEMBERED_MS);
  } finally {
    redis.disconnect();
    await client.close();
  }
}
