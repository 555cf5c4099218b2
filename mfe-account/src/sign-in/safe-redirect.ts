/** A path of this site: one leading slash, because browsers read `//` and backslashes as another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
/** Paths that would loop after the sign-in. */
const ENTRANCES = /^\/(login|register|second-factor)(?:\/|$)/u;
const LENGTH_MAX = 2000;
const ANY_ORIGIN = 'https://site.invalid';

/** Resolves dot segments: a link built from `/.//evil.example` leads to `//evil.example`. */
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
 * Target after the sign-in: `redirect` of the address, then of the navigation state, then home (spec §2). Only paths of
 * this site are accepted.
 */
export function safeRedirect(...wishes: readonly unknown[]): string {
  return wishes.find(isOwn) ?? '/';
}
