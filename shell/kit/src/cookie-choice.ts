import { CURRENCY_COOKIE } from '@pokriv/contracts/money';

import { deleteOfflineCopies, OPT_OUT_CACHE } from './offline-copies.ts';
import { THEME_KEY } from './theme-boot.ts';

/** Consented storage (spec §1, cookies page). Necessary storage needs no consent. */
export interface CookieChoice {
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
}

export const CHOICE_KEY = 'cookie-choice';
const VISIT_KEY = 'last-visit';
/** Time in ms of the dismissed push offer („Не сега“). */
export const PUSH_LATER_KEY = 'push-later';
/** Listings viewed on this device. */
export const RECENT_KEY = 'recently-viewed';
/** Their ids, for the marks of the map. */
export const VIEWED_KEY = 'viewed-listings';
export const LAST_SEARCH_KEY = 'last-search';
/** Functional keys of local storage. Offline copies are in Cache Storage, the currency in a cookie. */
const FUNCTIONAL_KEYS = [THEME_KEY, RECENT_KEY, VIEWED_KEY, LAST_SEARCH_KEY, PUSH_LATER_KEY, VISIT_KEY];
/** Spec §1: functional cookies are valid for a year. */
const YEAR_MS = 365 * 86_400_000;

const DEFAULT_CHOICE: CookieChoice = { functional: true, analytics: false, marketing: false };

/** Stored choice, or the default when unreadable. */
export function readCookieChoice(): CookieChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '{}') as Partial<CookieChoice> | null;
    return {
      functional: stored?.functional !== false,
      analytics: stored?.analytics === true,
      marketing: stored?.marketing === true,
    };
  } catch {
    return DEFAULT_CHOICE;
  }
}

/** Must precede every write of functional storage. */
export const mayRemember = (): boolean => readCookieChoice().functional;

export async function forgetRemembered(): Promise<void> {
  try {
    for (const key of FUNCTIONAL_KEYS) localStorage.removeItem(key);
    document.cookie = `${CURRENCY_COOKIE}=; Path=/; Max-Age=0`;
    if ('caches' in globalThis) await deleteOfflineCopies();
  } catch {
    // Storage is unavailable.
  }
}

/** Service workers cannot read local storage: the presence of an empty cache tells the worker to store nothing. */
async function syncWorker(isAllowed: boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (isAllowed ? caches.delete(OPT_OUT_CACHE) : caches.open(OPT_OUT_CACHE)).catch(() => undefined);
}

export async function saveCookieChoice(choice: CookieChoice): Promise<void> {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Storage is unavailable.
  }
  await syncWorker(choice.functional);
  if (!choice.functional) await forgetRemembered();
}

/** Removes functional storage over a year old; called once at start. */
export async function expireRemembered(now = Date.now()): Promise<void> {
  try {
    const last = Number(localStorage.getItem(VISIT_KEY) ?? now);
    if (now - last > YEAR_MS) {
      localStorage.removeItem(CHOICE_KEY);
      await syncWorker(true);
      await forgetRemembered();
    }
    if (mayRemember()) localStorage.setItem(VISIT_KEY, String(now));
  } catch {
    // Storage is unavailable.
  }
}
