/** Unverified claims for the browser's own use; the server verifies the token. */
interface Claims {
  sub?: string;
  /** Expiry in seconds. */
  exp?: number;
  email_verified?: boolean;
}

export function claimsOf(token: string | undefined): Claims {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** Expiry in ms; 0 for a token without one. */
export const endsAt = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;
