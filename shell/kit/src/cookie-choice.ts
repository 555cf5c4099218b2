import { FORGO_CACHE, removeKept } from './kept.ts';
import { THEME_KEY } from './theme-boot.ts';

/** What a person allows this browser to keep (spec §1, cookies page). What is necessary is not asked about. */
export interface CookieChoice {
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
}

export const CHOICE_KEY = 'cookie-choice';
const VISIT_KEY = 'last-visit';
/** What is remembered for convenience in local storage; the rest of it lies in caches. */
const FUNCTIONAL_KEYS = [THEME_KEY, 'recently-viewed', 'last-search', VISIT_KEY];
/** Spec §1: functional cookies are valid for a year. */
const YEAR_MS = 365 * 86_400_000;

/** Before anybody chose: conveniences that stay in the browser, nothing that measures or advertises. */
const unchosen: CookieChoice = { functional: true, analytics: false, marketing: false };

/** The kept choice; unreadable means that nothing was chosen. */
export function readCookieChoice(): CookieChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '{}') as Partial<CookieChoice> | null;
    return {
      functional: kept?.functional !== false,
      analytics: kept?.analytics === true,
      marketing: kept?.marketing === true,
    };
  } catch {
    return unchosen;
  }
}

/** Whether conveniences may be kept: asked before each of them is written. */
export const mayRemember = (): boolean => readCookieChoice().functional;

/** Removes every convenience that was kept: the theme, what was looked at, copies for reading without a network. */
export async function forgetRemembered(): Promise<void> {
  try {
    for (const key of FUNCTIONAL_KEYS) localStorage.removeItem(key);
    if ('caches' in globalThis) await removeKept();
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** The worker cannot read local storage; an empty cache tells it to keep nothing. */
async function tellWorker(isKept: boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (isKept ? caches.delete(FORGO_CACHE) : caches.open(FORGO_CACHE)).catch(() => undefined);
}

/** Keeps the choice; it holds at once. */
export async function keepCookieChoice(choice: CookieChoice): Promise<void> {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice));
  } catch {
    // Without storage there is nothing to choose about.
  }
  await tellWorker(choice.functional);
  if (!choice.functional) await forgetRemembered();
}

/** Once a start: what was kept over a year before this visit is too old. */
export async function expireRemembered(now = Date.now()): Promise<void> {
  try {
    const last = Number(localStorage.getItem(VISIT_KEY) ?? now);
    if (now - last > YEAR_MS) {
      localStorage.removeItem(CHOICE_KEY);
      await tellWorker(true);
      await forgetRemembered();
    }
    if (mayRemember()) localStorage.setItem(VISIT_KEY, String(now));
  } catch {
    // As above.
  }
}
