import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { ObjectId, type MongoClient } from 'mongodb';

import { createApi, type Ask } from '../faults/api.ts';
import { listingFields } from '../faults/listing-fields.ts';
import { registerPeople, type People, type Person } from '../faults/people.ts';
import { pictureForm } from '../faults/picture.ts';
import { sendRedis } from '../stack/send-redis.ts';
import { waitUntil } from '../stack/wait-until.ts';

const LISTINGS = 60;
const RIVALS = 4;
const MONTH_MS = 30 * 86_400_000;
const REMEMBERED_MS = 1100;
const PATIENCE_MS = 30_000;

export interface Scene {
  stack: Stack;
  client: MongoClient;
  people: People;
  /** Public, promoted first. */
  listings: string[];
  promoted: string[];
  /** Published through the API, so that all services know them. */
  reportable: [first: string, second: string];
  askFrom: (ip: string, headers?: Record<string, string>) => Ask;
}

export const fromAddress = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });

export async function setScene(stack: Stack, client: MongoClient): Promise<Scene> {
  const { bffUrl } = stack.urls;
  const askFrom: Scene['askFrom'] = (ip, headers = {}) =>
    createApi(bffUrl, { ...fromAddress(ip), ...headers });
  const ask = askFrom('192.0.2.1');
  const people = await registerPeople(ask, stack, 'r14');
  await makeOld({ stack, client }, [people.admin, ...people.tenants, ...people.landlords]);
  const first = await publishOne(ask, people);
  const reportable: Scene['reportable'] = [await publishOne(ask, people), await publishOne(ask, people)];
  const listings = [first, ...(await copiesOf(client, first, LISTINGS))];
  const promoted = listings.slice(0, RIVALS);
  for (const id of promoted) {
    const question = {
      params: { id },
      body: { type: 'super', days: 7, reason: 'За учението при злоупотреби' },
      token: people.admin.token,
    };
    const { status, body } = await ask('grantPromotion', question);
    if (status !== 201) throw new Error(`granting a promotion answered ${status} ${body.code}`);
  }
  await waitUntil(async () => (await searched(ask)) === listings.length + reportable.length, PATIENCE_MS);
  return { stack, client, people, listings, promoted, reportable, askFrom };
}

/** Number of search results. A different price each time defeats the cache. */
let asked = 0;
async function searched(ask: Ask): Promise<number | undefined> {
  asked += 1;
  const { body } = await ask('searchProperties', { query: { priceMax: String(100_000 + asked) } });
  return body.pagination?.total;
}

async function publishOne(ask: Ask, { landlords, admin }: People): Promise<string> {
  const token = landlords[0]?.token ?? '';
  const { body, status } = await ask('createProperty', { body: listingFields('r14'), token });
  const id = body.data?.id;
  if (!id) throw new Error(`creating a listing answered ${status} ${body.code}`);
  await ask('uploadImages', { params: { id }, form: pictureForm(), token });
  await ask('submitProperty', { params: { id }, token });
  const approved = await ask('approveProperty', { params: { id }, body: {}, token: admin.token });
  if (!approved.isAcknowledged)
    throw new Error(`approving answered ${approved.status} ${approved.body.code}`);
  return id;
}

async function copiesOf(client: MongoClient, id: string, count: number): Promise<string[]> {
  const db = client.db('property');
  const listings = db.collection<{ _id: string; number?: number }>('listings');
  const cards = db.collection<{ _id: string; card: string }>('search_cards');
  const [listing, card] = [await listings.findOne({ _id: id }), await cards.findOne({ _id: id })];
  if (!listing || !card) throw new Error('the listing is not public');
  const ids = Array.from({ length: count }, () => new ObjectId().toHexString());
  const { number: _unique, ...shared } = listing;
  await listings.insertMany(ids.map((_id) => ({ ...shared, _id })));
  await cards.insertMany(ids.map((_id) => ({ ...card, _id, card: card.card.replaceAll(id, _id) })));
  return ids;
}

export async function makeOld(
  { stack, client }: Pick<Scene, 'stack' | 'client'>,
  people: readonly Person[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await client
    .db('user')
    .collection<{ _id: string }>('accounts')
    .updateMany({ _id: { $in: ids } }, { $set: { createdAt: new Date(Date.now() - MONTH_MS) } });
  await sendRedis(stack.urls.ports.redis, ['DEL', ...ids.map((id) => `actor:${id}`)]);
  await new Promise((resolve) => setTimeout(resolve, REMEMBERED_MS));
}

export async function freshAccount(
  { stack, client, askFrom }: Scene,
  ip: string,
  name: string,
): Promise<Person> {
  const email = `${name}@attacker.bg`;
  const body = { firstName: 'Нов', lastName: 'Профил', email, password: 'Strelbishte-43' };
  const { status, body: reply } = await askFrom(ip)('register', { body });
  const { token, user } = reply.data ?? {};
  if (!token || !user) throw new Error(`registration answered ${status} ${reply.code}`);
  await client
    .db('user')
    .collection<{ _id: string }>('accounts')
    .updateOne({ _id: user.id }, { $set: { isEmailVerified: true } });
  await sendRedis(stack.urls.ports.redis, ['DEL', `actor:${user.id}`]);
  await new Promise((resolve) => setTimeout(resolve, REMEMBERED_MS));
  return { id: user.id, email, token };
}

/** The browser cookie that a first page sets; undefined beyond the network's limit. */
export async function newBrowser({ stack }: Scene, ip: string): Promise<string | undefined> {
  const reply = await fetch(`${stack.urls.bffUrl}/help`, {
    headers: { ...fromAddress(ip), accept: 'text/html' },
  });
  await reply.arrayBuffer();
  return reply.headers.getSetCookie()[0]?.split(';')[0];
}
