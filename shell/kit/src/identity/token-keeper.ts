import { setToken, storedToken, whenSessionKnown } from '../session.ts';
import type { TokenSource } from '../token.ts';
import { claimsOf, endsAt } from './claims.ts';
import { IdentityError } from './identity-error.ts';
import { createThrottle } from './throttle.ts';
import { isNetworkFailure } from './network-failure.ts';

const RENEW_BEFORE_MS = 60_000;
/** Spec §5: minimum time between two renewals. */
const RENEWAL_GAP_MS = 60_000;

const provider = () => import(/* webpackChunkName: "identity" */ './provider.ts');

const renewals = createThrottle(RENEWAL_GAP_MS);
let underWay: Promise<string | undefined> | undefined;

/** Stores the token only for an unchanged user: the session may have ended or changed meanwhile. */
function storeIfSameUser(token: string): void {
  const before = storedToken();
  if (before && claimsOf(before).sub === claimsOf(token).sub && before !== token) setToken(token);
}

async function renew(): Promise<string | undefined> {
  const identity = await (await provider()).currentIdentity();
  if (!identity) return undefined;
  // Another tab may have renewed it: tabs share the provider's storage.
  const shared = await identity.getIdToken();
  const isNewer = shared !== storedToken() && endsAt(shared) - RENEW_BEFORE_MS > Date.now();
  if (isNewer) {
    storeIfSameUser(shared);
    return shared;
  }
  if (!renewals.isFree()) throw new IdentityError('session/refresh-too-frequent');
  const token = await identity.getIdToken(true);
  // Counted only now, so that an attempt that did not reach the provider can be retried at once.
  renewals.begin();
  storeIfSameUser(token);
  return token;
}

/**
 * Renews the session's token; concurrent callers share one request.
 * @throws IdentityError `session/refresh-too-frequent` within 60 s of the last; the provider's errors
 */
export function renewToken(): Promise<string | undefined> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Offline or right after a renewal (`IdentityError`) the stored token is the best available. */
const maySendStored = (error: unknown): boolean => isNetworkFailure(error) || error instanceof IdentityError;

async function current(isNeeded: boolean): Promise<string | undefined> {
  if (isNeeded && !storedToken()) await whenSessionKnown();
  const stored = storedToken();
  if (!stored || endsAt(stored) - RENEW_BEFORE_MS > Date.now()) return stored;
  try {
    return await renewToken();
  } catch (error) {
    // Any other failure means no token (spec §4).
    return maySendStored(error) ? stored : undefined;
  }
}

async function replacementOf(refused: string, now: number): Promise<string | undefined> {
  const stored = storedToken();
  if (!stored) return undefined;
  if (stored !== refused) return claimsOf(stored).sub === claimsOf(refused).sub ? stored : undefined;
  try {
    const shared = await (await (await provider()).currentIdentity())?.getIdToken();
    if (shared && shared !== refused && claimsOf(shared).sub === claimsOf(refused).sub) {
      storeIfSameUser(shared);
      return shared;
    }
    return endsAt(refused) <= now ? await renewToken() : undefined;
  } catch {
    return undefined;
  }
}

export const sessionTokens: TokenSource = { stored: storedToken, current, replacementOf };
