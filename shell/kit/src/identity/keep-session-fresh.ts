import { currentUser, onSession, storedToken } from '../session.ts';
import { claimsOf, endsAt } from './claims.ts';
import { isStandIn } from './is-stand-in.ts';
import { renewToken } from './token-keeper.ts';

const RENEW_AHEAD_MS = 5 * 60_000;
/** Jitter: tabs share a token, and the first to renew it spares the others. */
const JITTER_MS = 60_000;
/** `setTimeout` overflows beyond this. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ms until the renewal; undefined for a token without expiry. */
export function renewalDelay(token: string, now: number, jitter: number): number | undefined {
  if (claimsOf(token).exp === undefined) return undefined;
  return Math.min(Math.max(0, endsAt(token) - RENEW_AHEAD_MS - jitter - now), MAX_TIMEOUT_MS);
}

function renewInBackground(): void {
  renewToken().catch((error: unknown) =>
    console.warn('session: token not renewed, the next call retries', error),
  );
}

/** Rereads the profile after a change elsewhere or a failed read. */
export async function rereadProfile(): Promise<void> {
  const module = await import(/* webpackChunkName: "identity" */ './watch-identity.ts');
  await module.rereadProfile();
}

function scheduleRenewal(): void {
  clearTimeout(timer);
  const token = storedToken();
  const delay = token ? renewalDelay(token, Date.now(), Math.random() * JITTER_MS) : undefined;
  if (delay !== undefined) timer = setTimeout(renewInBackground, delay);
}

/** Timers stop during sleep, so the token is checked on return. */
function renewIfDue(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const token = storedToken();
  if (token && renewalDelay(token, Date.now(), 0) === 0) renewInBackground();
  const user = currentUser();
  if (user && isStandIn(user))
    rereadProfile().catch((error: unknown) =>
      console.warn('session: profile not read, stand-in stays', error),
    );
}

/** Renews the token before it expires, also after sleep and offline periods, and retries the profile of a stand-in. */
export function keepSessionFresh(): void {
  scheduleRenewal();
  onSession(scheduleRenewal);
  document.addEventListener('visibilitychange', renewIfDue);
  window.addEventListener('online', renewIfDue);
  window.addEventListener('pageshow', renewIfDue);
}
