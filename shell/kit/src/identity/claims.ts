/** What the browser reads of a token. Only the server verifies it. */
interface Claims {
  sub?: string;
  /** Seconds. */
  exp?: number;
  email_verified?: boolean;
}

/** An unreadable token claims nothing. */
export function claimsOf(token: string | undefined): Claims {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** In ms; 0 for a token that does not say so. */
export const endsAt = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;
