/** A path of this site: one slash, no second one and no backslash, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
/** Coming back to these after signing in would lead nowhere. */
const ENTRANCES = /^\/(login|register|second-factor)(?:\/|$)/u;
/** No page of ours has a longer one. */
const LENGTH_MAX = 2000;
const ANY_ORIGIN = 'https://site.invalid';

/** Dots are resolved first: `/.//evil.example` would become `//evil.example` at the next link that is built from it. */
function resolvedPath(path: string): string | undefined {
  if (!URL.canParse(path, ANY_ORIGIN)) return undefined;
  const { origin, pathname } = new URL(path, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname : undefined;
}

function isOwn(wish: unknown): wish is string {
  if (typeof wish !== 'string' || wish.length > LENGTH_MAX || !OWN_PATH.test(wish)) return false;
  const path = resolvedPath(wish);
  return path !== undefined && !ENTRANCES.test(path);
}

/**
 * Where to go after signing in: the `redirect` of the address, else that of the navigation state, else home (spec §2).
 * Anything but a path of this site is passed over.
 */
export function safeRedirect(...wishes: readonly unknown[]): string {
  return wishes.find(isOwn) ?? '/';
}
