/**
 * Cache names of offline copies, filled by the service worker and cleared by the session. No imports: the worker is a
 * separate bundle.
 */
export const offlineCaches = {
  visited: 'visited',
  pictures: 'pictures',
  own: (personId: string): string => `own-${personId}`,
} as const;

/** While a cache of this name exists, the worker stores nothing personal (cookies page). */
export const OPT_OUT_CACHE = 'keep-nothing';

export const OWN_PREFIX = offlineCaches.own('');

/** Message to the worker: drop replies in flight too. */
export const CLEAR_MESSAGE = 'forget';

const isPersonal = (name: string): boolean =>
  name.startsWith(OWN_PREFIX) || name === offlineCaches.visited || name === offlineCaches.pictures;

export async function deleteOfflineCopies(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
}

const hasCacheStorage = (): boolean => 'caches' in globalThis;

/** Called at the end of a session. No-op without Cache Storage. */
export async function clearOfflineCopies(): Promise<void> {
  if (!hasCacheStorage()) return;
  navigator.serviceWorker?.controller?.postMessage({ type: CLEAR_MESSAGE });
  await deleteOfflineCopies().catch(() => undefined);
}

export async function clearCopiesOfOthers(personId: string): Promise<void> {
  if (!hasCacheStorage()) return;
  const names = await caches.keys().catch(() => []);
  const isSomeoneElses = (name: string) =>
    name.startsWith(OWN_PREFIX) && name !== offlineCaches.own(personId);
  if (names.some(isSomeoneElses)) await clearOfflineCopies();
}
