/**
 * Whose token a request carries; null when that cannot be read, undefined for a visitor. The token is not verified here:
 * its owner only names a cache of this browser, and what lies in it came with a token of the same name.
 */
export function personOf(authorization: string | null): string | null | undefined {
  if (authorization === null) return undefined;
  try {
    const [, claims = ''] = authorization.split('.');
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]{1,128}$/u.test(sub) ? sub : null;
  } catch {
    return null;
  }
}
