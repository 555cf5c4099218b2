/**
 * What the service worker keeps for offline reading, by cache name: shared by the worker, which fills the caches, and the
 * session, which empties them. No imports: the worker is built on its own.
 */
export const keptCaches = {
  /** Replies about listings that were looked at, as any visitor gets them. */
  visited: 'visited',
  pictures: 'pictures',
  /** Replies to one person's own token. */
  own: (personId: string): string => `own-${personId}`,
} as const;

/** While a cache of this name is there, nothing is kept: the person wants it so (cookies page). */
export const FORGO_CACHE = 'keep-nothing';

export const OWN_PREFIX = keptCaches.own('');

/** To the worker: what is on its way at this moment is not to be kept either. */
export const FORGET_MESSAGE = 'forget';

const isPersonal = (name: string): boolean =>
  name.startsWith(OWN_PREFIX) || name === keptCaches.visited || name === keptCaches.pictures;

/** Removes everything that tells who was here and what they looked at. */
export async function removeKept(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isPersonal).map((name) => caches.delete(name)));
}

const isHere = (): boolean => 'caches' in globalThis;

/** At the end of a session; a browser that keeps nothing has nothing to forget. */
export async function forgetKept(): Promise<void> {
  if (!isHere()) return;
  navigator.serviceWorker?.controller?.postMessage({ type: FORGET_MESSAGE });
  await removeKept().catch(() => undefined);
}

/** At a sign-in: if somebody else was here before, nothing of theirs stays. */
export async function keepOnlyFor(personId: string): Promise<void> {
  if (!isHere()) return;
  const names = await caches.keys().catch(() => []);
  const isSomeoneElses = (name: string) => name.startsWith(OWN_PREFIX) && name !== keptCaches.own(personId);
  if (names.some(isSomeoneElses)) await forgetKept();
}
