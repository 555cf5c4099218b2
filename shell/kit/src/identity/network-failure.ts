export const isNetworkFailure = (error: unknown): boolean =>
  !navigator.onLine || (error as { code?: unknown } | undefined)?.code === 'auth/network-request-failed';

/** Expired, unsigned token with the user's id: opens their offline copies; the first online call renews it. */
export function expiredToken(personId: string): string {
  const claims = btoa(JSON.stringify({ sub: personId, exp: 0 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `.${claims.replaceAll('=', '')}.`;
}
