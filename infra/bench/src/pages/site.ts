import { join } from 'node:path';

import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '@pokriv/checks/find-chromium';
import { anyFreePort } from '@pokriv/local-stack/net/free-port';

import { startWithSite } from '../search/listings-stack.ts';
import type { Measure } from '../report/row.ts';
import { ownDataDir, withOwnStack } from '../stack/start-own-stack.ts';

export interface Site {
  origin: string;
  deploymentsDir: string;
  browser: Browser;
  /** Of the browser, for tools that drive it too. */
  debuggingPort: number;
}

/** Starts the whole product with listings, and a browser without cache. */
export const withSite = (measure: (site: Site) => Promise<Measure[]>): Promise<Measure[]> =>
  withOwnStack(startWithSite(), async (stack) => {
    const debuggingPort = await anyFreePort();
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--remote-debugging-port=${debuggingPort}`,
      ],
    });
    try {
      const deploymentsDir = join(ownDataDir('bench'), 'deployments');
      return await measure({ origin: stack.urls.bffUrl, deploymentsDir, browser, debuggingPort });
    } finally {
      await browser.close();
    }
  });

export const LIST = '/properties?location=sofia';

export async function listingPath(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api${LIST}&limit=1`);
  const { data } = (await reply.json()) as { data?: { id: string }[] };
  if (!data?.[0]) throw new Error('there is no listing to open');
  return `/properties/${data[0].id}`;
}
