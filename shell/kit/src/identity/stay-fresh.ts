import { currentUser, onSession, storedToken } from '../session.ts';
import { claimsOf, endsAt } from './claims.ts';
import { isStandIn } from './stand-in.ts';
import { renewToken } from './token-keeper.ts';

/** Tokens renew this long before they expire. */
const AHEAD_MS = 5 * 60_000;
/** Jitter: tabs share a token, and the first tab to renew it spares the others. */
const SPREAD_MS = 60_000;
/** `setTimeout` overflows beyond this. */
const LONGEST_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Delay until the renewal, in ms; undefined for a token without expiry. */
export function renewalIn(token: string, now: number, spread: number): number | undefined {
  if (claimsOf(token).exp === undefined) return undefined;
  return Math.min(Math.max(0, endsAt(token) - AHEAD_MS - spread - now), LONGEST_MS);
}

function renewQuietly(): void {
  // The next call retries and reports.
  renewToken().catch((error: unknown) => console.warn('the token was not renewed', error));
}

/** Reads the profile again after a change elsewhere or a failed read. */
export async function readAgain(): Promise<void> {
  const module = await import(/* webpackChunkName: "identity" */ './watch-identity.ts');
  await module.readAgain();
}

function wait(): void {
  clearTimeout(timer);
  const token = storedToken();
  const delay = token ? renewalIn(token, Date.now(), Math.random() * SPREAD_MS) : undefined;
  if (delay !== undefined) timer = setTimeout(renewQuietly, delay);
}

/** Timers stop while a computer sleeps, so the token is checked on return. */
function lookAgain(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const token = storedToken();
  if (token && renewalIn(token, Date.now(), 0) === 0) renewQuietly();
  const user = currentUser();
  if (user && isStandIn(user)) readAgain().catch((error: unknown) => console.warn('no profile yet', error));
}

/**
 * Keeps the session fresh: renews the token before it expires, also after sleep and offline periods, and retries the
 * profile of a stand-in.
 */
export function stayFresh(): void {
  wait();
  onSession(wait);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  window.addEventListener('pageshow', lookAgain);
}
