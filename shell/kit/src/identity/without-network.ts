/** Whether the provider failed only because it could not be reached. */
export const isWithoutNetwork = (error: unknown): boolean =>
  !navigator.onLine || (error as { code?: unknown } | undefined)?.code === 'auth/network-request-failed';

/**
 * Stands in for a token that cannot be renewed without a network, so that a person finds what was kept for them. It says
 * who they are and that it has ended: the first call with a network asks the provider for a real one.
 */
export function endedToken(personId: string): string {
  const claims = btoa(JSON.stringify({ sub: personId, exp: 0 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return `.${claims.replaceAll('=', '')}.`;
}
