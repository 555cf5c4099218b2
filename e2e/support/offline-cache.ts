import { expect, type BrowserContext, type Page } from '@playwright/test';

export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export const keptAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });

const isPersonal = (name: string): boolean =>
  name.startsWith('own-') || ['visited', 'pictures'].includes(name);

export const personalCaches = async (page: Page): Promise<string[]> =>
  Object.keys(await keptAddresses(page)).filter(isPersonal);

export async function expectKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptAddresses(page)).flat(), {
      message: `${address} is cached`,
      timeout: 40_000,
    })
    .toContain(address);
}

export async function withoutNetwork(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  try {
    await work();
  } finally {
    await context.setOffline(false);
  }
}
