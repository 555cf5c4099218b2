import type { Browser, Page } from '@playwright/test';

/** What a person feels of a page; times in milliseconds. */
export interface Vitals {
  lcp: number;
  cls: number;
  /** Of the slowest of a few touches. */
  inp: number;
}

/** Slow 4G, as Lighthouse names it. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;
/** In which late shifts and paints still come. */
const SETTLE_MS = 1500;
const TOUCHES = 3;

interface Seen {
  lcp: number;
  inp: number;
  shifts: { at: number; by: number }[];
}

/** As much of the browser's entries as is read. */
interface Entry {
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** The browser's own class, which knows more kinds than Node's of that name. */
type BrowserObserver = new (notify: (list: { getEntries: () => Entry[] }) => void) => {
  observe: (options: { type: string; buffered: boolean; durationThreshold?: number }) => void;
};

/** In the page, before anything of it: notes what the browser itself measures. */
function watch(): void {
  const seen: Seen = { lcp: 0, inp: 0, shifts: [] };
  Object.assign(globalThis, { seenVitals: seen });
  const Observer = globalThis.PerformanceObserver as unknown as BrowserObserver;
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new Observer((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // of events only: the finest there is
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, by: value });
  });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  });
}

const SESSION_MS = 5000;
const GAP_MS = 1000;

/** The worst session of shifts: of five seconds at most, without a second's pause. */
export function worstSession(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, by } of shifts) {
    const isNew = at - last > GAP_MS || at - first > SESSION_MS;
    sum = isNew ? by : sum + by;
    if (isNew) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Opens an address as somebody with an old telephone and a weak network does for the first time. */
export async function vitalsOf(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    locale: 'bg-BG',
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await page.waitForTimeout(SETTLE_MS);
    // a touch ends what counts as the largest paint, and what moves after it was asked for
    const { lcp, shifts } = await seenIn(page);
    await touch(page);
    return { lcp, cls: worstSession(shifts), inp: (await seenIn(page)).inp };
  } finally {
    await context.close();
  }
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seenVitals: Seen }).seenVitals);

/** Opens and closes what the first button of the header opens. */
async function touch(page: Page): Promise<void> {
  const button = page.locator('header button:visible').first();
  for (let time = 0; time < TOUCHES; time += 1) {
    await button.click({ timeout: PATIENCE_MS });
    await page.waitForTimeout(SETTLE_MS / TOUCHES);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLE_MS / TOUCHES);
  }
}
