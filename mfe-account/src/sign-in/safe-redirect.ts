/** A path of this site: one slash, no second one and no backslash, which browsers read as another host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
/** Coming back to these after signing in would lead nowhere. */
const ENTRANCES = /^\/(login|register)(?:[/?#]|$)/u;

/**
 * Where to go after signing in: the `redirect` of the address, else that of the navigation state, else home (spec §2).
 * Anything but a path of this site is passed over.
 */
export function safeRedirect(...wishes: readonly unknown[]): string {
  const isOwn = (wish: unknown): wish is string =>
    typeof wish === 'string' && OWN_PATH.test(wish) && !ENTRANCES.test(wish);
  return wishes.find(isOwn) ?? '/';
}
