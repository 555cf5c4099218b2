/** True when the provider could not be reached. */
export const isNetworkFailure = (error: unknown): boolean =>
  !navigator.onLine || (error as { code?: unknown } | undefined)?.code === 'auth/network-request-failed';

/**
 * An expired, unsigned token with the user's id: gives access to their offline copies; the first call with a network
 * renews it.
 */
export function expiredToken(personId: string): string {
  const claims = btoa(JSON.stringify({ sub: personId, exp: 0 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `.${claims.replaceAll('=', '')}.`;
}
