/**
 * User id of a request's token; null when unreadable, undefined for a visitor. Unverified: the id only names a cache
 * of this browser, filled with replies to a token of the same id.
 */
export function userOfToken(authorization: string | null): string | null | undefined {
  if (authorization === null) return undefined;
  try {
    const [, claims = ''] = authorization.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,128}$/u.test(sub) ? sub : null;
  } catch {
    return null;
  }
}
