import type { Browser, Page } from '@playwright/test';

/** Web vitals of a page; times in ms. */
export interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

/** Lighthouse's slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;
/** Time for late shifts and paints, in ms. */
const SETTLE_MS = 1500;
const TOUCHES = 3;

interface Seen {
  lcp: number;
  inp: number;
  shifts: { at: number; by: number }[];
}

interface Entry {
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** The browser's PerformanceObserver, which knows more entry types than Node's. */
type BrowserObserver = new (notify: (list: { getEntries: () => Entry[] }) => void) => {
  observe: (options: { type: string; buffered: boolean; durationThreshold?: number }) => void;
};

/** Runs in the page before its scripts: records performance entries. */
function watch(): void {
  const seen: Seen = { lcp: 0, inp: 0, shifts: [] };
  Object.assign(globalThis, { seenVitals: seen });
  const Observer = globalThis.PerformanceObserver as unknown as BrowserObserver;
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new Observer((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // event entries only; 16 ms is the minimum
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

/** Worst session window of layout shifts: at most five seconds, gaps under a second. */
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

/** First visit on a slow phone and network. */
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
    // an interaction ends LCP, and shifts after it are expected
    const { lcp, shifts } = await seenIn(page);
    await touch(page);
    return { lcp, cls: worstSession(shifts), inp: (await seenIn(page)).inp };
  } finally {
    await context.close();
  }
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seenVitals: Seen }).seenVitals);

async function touch(page: Page): Promise<void> {
  const button = page.locator('header button:visible').first();
  for (let time = 0; time < TOUCHES; time += 1) {
    await button.click({ timeout: PATIENCE_MS });
    await page.waitForTimeout(SETTLE_MS / TOUCHES);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(SETTLE_MS / TOUCHES);
  }
}
