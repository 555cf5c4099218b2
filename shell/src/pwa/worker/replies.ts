import * as pages from '@pokriv/contracts/pages';
import { keptCaches, OWN_PREFIX, removeKept } from '@pokriv/web-kit/kept';

import { inTime } from './in-time.ts';
import { personOf } from './person-of.ts';
import { putKept } from './put-kept.ts';

/** Two replies for each of 30 listings. */
const VISITED_MAX = 60;
const OWN_MAX = 80;
/** Above the time limit of a service (quality, R5): only a hanging network times out. */
const NETWORK_MS = 8000;

const LISTING = /^\/api\/properties\/(?<id>[0-9a-f]{24})(?:\/similar)?$/u;
const FAVORITES = '/api/properties/favorites';
const OWN = new Set([FAVORITES, '/api/auth/profile']);
const PAGE = /^\/properties\/(?<id>[0-9a-f]{24})\/?$/u;

/** Replies that are cached for offline reading. */
export const isKeptReply = ({ pathname }: URL): boolean => LISTING.test(pathname) || OWN.has(pathname);

/** Incremented when the caches are cleared: replies to earlier requests are not cached. */
let era = 0;

export async function forgetReplies(): Promise<void> {
  era += 1;
  await removeKept();
}

/** Cache of the reply; undefined: not cached. */
function cacheNameFor(request: Request): string | undefined {
  const person = personOf(request.headers.get('authorization'));
  if (person !== undefined) return person === null ? undefined : keptCaches.own(person);
  return LISTING.test(new URL(request.url).pathname) ? keptCaches.visited : undefined;
}

async function keep(name: string, address: string, reply: Response): Promise<void> {
  const cache = await caches.open(name);
  if (reply.status === 200) {
    await putKept(cache, address, reply, name === keptCaches.visited ? VISITED_MAX : OWN_MAX);
    return;
  }
  // Gone, or no longer accessible to this user.
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) await cache.delete(address);
}

async function keptReply(name: string, address: string): Promise<Response | undefined> {
  for (const each of [name, keptCaches.visited]) {
    if (!(await caches.has(each))) continue;
    const kept = await (await caches.open(each)).match(address, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Network first, with the cache of the same user as the fallback. */
export async function reply(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const name = cacheNameFor(request);
  if (name === undefined) return fetch(request);
  const asked = era;
  const fetched = fetch(request).then((fresh) => {
    if (asked === era) waitUntil(keep(name, request.url, fresh.clone()));
    return fresh;
  });
  try {
    return await inTime(fetched, NETWORK_MS);
  } catch {
    return (await keptReply(name, request.url)) ?? fetched;
  }
}

const addressesOf = (id: string) => [`/api/properties/${id}`, `/api/properties/${id}/similar`];

/** A listing's page has its data inlined, so its calls are fetched for offline reading. */
export async function keepVisited(path: string): Promise<void> {
  const id = PAGE.exec(path)?.groups?.id;
  if (!id) return;
  const asked = era;
  await Promise.all(
    addressesOf(id).map(async (address) => {
      const fresh = await fetch(address, { credentials: 'omit' });
      if (asked === era) await keep(keptCaches.visited, address, fresh);
    }),
  );
}

/** True when the cache can render the page offline. */
export async function isReadable(path: string): Promise<boolean> {
  const id = PAGE.exec(path)?.groups?.id;
  if (!id && path.replace(/\/$/u, '') !== pages.favorites.path) return false;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(OWN_PREFIX) || (id && name === keptCaches.visited),
  );
  for (const name of names) {
    const options = { ignoreVary: true, ignoreSearch: true };
    const kept = await (await caches.open(name)).match(id ? `/api/properties/${id}` : FAVORITES, options);
    if (kept) return true;
  }
  return false;
}
