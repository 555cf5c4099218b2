import { currentUser, onSession, storedToken } from '../session.ts';
import { claimsOf, endsAt } from './claims.ts';
import { isStandIn } from './stand-in.ts';
import { renewToken } from './token-keeper.ts';

/** A token is renewed this long before it ends, by nobody's doing. */
const AHEAD_MS = 5 * 60_000;
/** Tabs of one browser share a token: the first to renew it spares the others the work. */
const SPREAD_MS = 60_000;
/** The longest that a timer can count. */
const LONGEST_MS = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;

/** How long until a token is to be renewed by itself; never for one that does not say when it ends. */
export function renewalIn(token: string, now: number, spread: number): number | undefined {
  if (claimsOf(token).exp === undefined) return undefined;
  return Math.min(Math.max(0, endsAt(token) - AHEAD_MS - spread - now), LONGEST_MS);
}

function renewQuietly(): void {
  // The next call tries again, and tells.
  renewToken().catch((error: unknown) => console.warn('the token was not renewed', error));
}

/** Reads the profile again: what changed elsewhere, or could not be read before. */
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

/** Timers stand still while a computer sleeps: who comes back is asked about at once. */
function lookAgain(): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const token = storedToken();
  if (token && renewalIn(token, Date.now(), 0) === 0) renewQuietly();
  const user = currentUser();
  if (user && isStandIn(user)) readAgain().catch((error: unknown) => console.warn('no profile yet', error));
}

/**
 * Renews the token before it ends, also after sleep and without a network in between, and asks again for a profile in
 * whose place somebody stands in.
 */
export function stayFresh(): void {
  wait();
  onSession(wait);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  window.addEventListener('pageshow', lookAgain);
}
