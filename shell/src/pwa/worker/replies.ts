import * as pages from '@pokriv/contracts/pages';
import { deleteOfflineCopies, offlineCaches, OWN_PREFIX } from '@pokriv/web-kit/offline-copies';

import { withTimeout } from './with-timeout.ts';
import { putPersonal } from './put-bounded.ts';

/**
 * User id of a request's token; null when unreadable, undefined for a visitor. Unverified: the id only names a cache
 * of this browser, filled with replies to a token of the same id.
 */
function userOfToken(authorization: string | null): string | null | undefined {
  if (authorization === null) return undefined;
  try {
    const [, claims = ''] = authorization.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,128}$/u.test(sub) ? sub : null;
  } catch {
    return null;
  }
}

/** Two replies for each of 30 listings. */
const VISITED_MAX = 60;
const OWN_MAX = 80;
/** Above the timeout of a service (quality, R5): only a hanging network reaches it. */
const NETWORK_MS = 8000;

const LISTING = /^\/api\/properties\/(?<id>[0-9a-f]{24})(?:\/similar)?$/u;
const FAVORITES = '/api/properties/favorites';
const OWN = new Set([FAVORITES, '/api/auth/profile']);
const PAGE = /^\/properties\/(?<id>[0-9a-f]{24})\/?$/u;

export const isCachedRead = ({ pathname }: URL): boolean => LISTING.test(pathname) || OWN.has(pathname);

/** Incremented when the caches are cleared, so that replies in flight are not cached. */
let generation = 0;

export async function clearReplies(): Promise<void> {
  generation += 1;
  await deleteOfflineCopies();
}

/** Undefined: not cached. */
function cacheNameFor(request: Request): string | undefined {
  const person = userOfToken(request.headers.get('authorization'));
  if (person !== undefined) return person === null ? undefined : offlineCaches.own(person);
  return LISTING.test(new URL(request.url).pathname) ? offlineCaches.visited : undefined;
}

async function cacheReply(name: string, address: string, reply: Response): Promise<void> {
  const cache = await caches.open(name);
  if (reply.status === 200) {
    await putPersonal(cache, address, reply, name === offlineCaches.visited ? VISITED_MAX : OWN_MAX);
    return;
  }
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 429) await cache.delete(address);
}

async function cachedReply(name: string, address: string): Promise<Response | undefined> {
  for (const each of [name, offlineCaches.visited]) {
    if (!(await caches.has(each))) continue;
    const kept = await (await caches.open(each)).match(address, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Network first, with the same user's cache as a fallback. */
export async function reply(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const name = cacheNameFor(request);
  if (name === undefined) return fetch(request);
  const requestedIn = generation;
  const fetched = fetch(request).then((fresh) => {
    if (requestedIn === generation) waitUntil(cacheReply(name, request.url, fresh.clone()));
    return fresh;
  });
  try {
    return await withTimeout(fetched, NETWORK_MS);
  } catch {
    return (await cachedReply(name, request.url)) ?? fetched;
  }
}

const addressesOf = (id: string) => [`/api/properties/${id}`, `/api/properties/${id}/similar`];

/** A listing's page has its data inlined, so its calls are fetched for offline reading. */
export async function cacheVisited(path: string): Promise<void> {
  const id = PAGE.exec(path)?.groups?.id;
  if (!id) return;
  const requestedIn = generation;
  await Promise.all(
    addressesOf(id).map(async (address) => {
      const fresh = await fetch(address, { credentials: 'omit' });
      if (requestedIn === generation) await cacheReply(offlineCaches.visited, address, fresh);
    }),
  );
}

/** Pages rendered from the cached favourites. */
const ofFavorites = new Set<string>([pages.favorites.path, pages.compareFavorites.path]);

export async function isReadableOffline(path: string): Promise<boolean> {
  const id = PAGE.exec(path)?.groups?.id;
  if (!id && !ofFavorites.has(path.replace(/\/$/u, ''))) return false;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(OWN_PREFIX) || (id && name === offlineCaches.visited),
  );
  for (const name of names) {
    const options = { ignoreVary: true, ignoreSearch: true };
    const kept = await (await caches.open(name)).match(id ? `/api/properties/${id}` : FAVORITES, options);
    if (kept) return true;
  }
  return false;
}
