import { setToken, storedToken, whenSettled } from '../session.ts';
import type { TokenSource } from '../token.ts';
import { claimsOf, endsAt } from './claims.ts';
import { IdentityError } from './identity-error.ts';
import { createThrottle } from './throttle.ts';
import { isWithoutNetwork } from './without-network.ts';

/** A token that is about to end is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000;
/** Spec §5: a token is not renewed twice within this time. */
const RENEWAL_GAP_MS = 60_000;

const provider = () => import(/* webpackChunkName: "identity" */ './provider.ts');

const renewals = createThrottle(RENEWAL_GAP_MS);
let underWay: Promise<string | undefined> | undefined;

/** The store takes a token only of whom it belongs to: the session may have ended or changed hands meanwhile. */
function keep(token: string): void {
  const before = storedToken();
  if (before && claimsOf(before).sub === claimsOf(token).sub && before !== token) setToken(token);
}

async function renew(): Promise<string | undefined> {
  const identity = await (await provider()).currentIdentity();
  if (!identity) return undefined;
  // Another tab may have renewed it: the provider shares it among them.
  const shared = await identity.getIdToken();
  const isNewer = shared !== storedToken() && endsAt(shared) - RENEW_BEFORE_MS > Date.now();
  if (isNewer) {
    keep(shared);
    return shared;
  }
  if (!renewals.isFree()) throw new IdentityError('session/refresh-too-frequent');
  const token = await identity.getIdToken(true);
  // One that did not reach the provider is not counted: it is tried again as soon as there is a network.
  renewals.begin();
  keep(token);
  return token;
}

/**
 * A new token for the session; calls that ask at the same time share one.
 * @throws IdentityError `session/refresh-too-frequent` within 60 s of the last; the provider's own errors
 */
export function renewToken(): Promise<string | undefined> {
  underWay ??= renew().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

const isTooFrequent = (error: unknown): boolean =>
  error instanceof IdentityError && error.code === 'session/refresh-too-frequent';

/** The stored token is as good as it gets: without a network, or right after a renewal. */
const maySendStored = (error: unknown): boolean => isWithoutNetwork(error) || isTooFrequent(error);

async function current(isNeeded: boolean): Promise<string | undefined> {
  if (isNeeded && !storedToken()) await whenSettled();
  const stored = storedToken();
  if (!stored || endsAt(stored) - RENEW_BEFORE_MS > Date.now()) return stored;
  try {
    return await renewToken();
  } catch (error) {
    // A token that fails for good is as none at all (spec §4).
    return maySendStored(error) ? stored : undefined;
  }
}

async function insteadOf(refused: string, now: number): Promise<string | undefined> {
  const stored = storedToken();
  if (!stored) return undefined;
  if (stored !== refused) return claimsOf(stored).sub === claimsOf(refused).sub ? stored : undefined;
  try {
    const shared = await (await (await provider()).currentIdentity())?.getIdToken();
    if (shared && shared !== refused && claimsOf(shared).sub === claimsOf(refused).sub) {
      keep(shared);
      return shared;
    }
    return endsAt(refused) <= now ? await renewToken() : undefined;
  } catch {
    // The refusal stands.
    return undefined;
  }
}

/** How calls get the token of this session. */
export const sessionTokens: TokenSource = { stored: storedToken, current, insteadOf };
