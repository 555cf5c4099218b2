import type { BrowserContext, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import type { Landlord } from '../../support/landlords.ts';
import { publishedListing, statusOf } from '../../support/own-listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test } from '../../support/test.ts';

const SENT = 'journey-sent-acts';

/** Remembers every sent act, and whether its request outlives the page. */
const countActs = (context: BrowserContext) =>
  context.addInitScript((key) => {
    const send = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (String(address).startsWith('/api/properties/bulk')) {
        const sent = JSON.parse(localStorage.getItem(key) ?? '[]') as boolean[];
        localStorage.setItem(key, JSON.stringify([...sent, init?.keepalive === true]));
      }
      return send(address, init);
    };
  }, SENT);

/** As when a phone shows another app. The headless shell never hides a page: the event is dispatched. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

const kill = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // it has no one to answer
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
};

test.describe('an act in its undo window on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  let landlord: Landlord;
  test.beforeAll(async () => {
    landlord = await newSubscriber();
  });

  const waitingAct = async (context: BrowserContext) => {
    await countActs(context);
    const page = await signedInPage(context, landlord.email);
    await page.setViewportSize(PHONE);
    const title = `Спирана ${Date.now()} в Лозенец`;
    const id = await publishedListing(landlord.token, title);
    await openPage(page, '/my-properties?view=table');
    await page.getByRole('checkbox', { name: `Избери: ${title}` }).check();
    await page.getByRole('button', { name: 'Спри (1)' }).click();
    await expect(page.getByRole('button', { name: 'Отмени' })).toBeVisible();
    expect(await statusOf(landlord.token, id)).toBe('active');
    return { page, id, title };
  };
  const expectDoneOnce = async (context: BrowserContext, id: string): Promise<void> => {
    await expect.poll(() => statusOf(landlord.token, id)).toBe('paused');
    const other = await context.newPage();
    await openPage(other, '/my-properties');
    expect(await other.evaluate((key) => localStorage.getItem(key), SENT)).toBe('[true]');
    const { data } = await ask('listPropertyHistory', { token: landlord.token, params: { id } });
    expect(data.filter(({ action }) => action === 'pause')).toHaveLength(1);
    await context.close();
  };

  test('is sent once when the page is hidden, and shown as done on return', async ({ browser }) => {
    const context = await browser.newContext();
    const { page, id, title } = await waitingAct(context);
    await setHidden(page, true);
    await expect.poll(() => statusOf(landlord.token, id)).toBe('paused');
    await setHidden(page, false);
    await expect(page.getByRole('button', { name: 'Отмени' })).toBeHidden();
    await expect(rowOf(page, title)).toContainText('Спряна');
    await expectDoneOnce(context, id);
  });

  test('is sent once when the hidden page is killed', async ({ browser }) => {
    const context = await browser.newContext();
    const { page, id } = await waitingAct(context);
    await setHidden(page, true);
    await kill(page);
    await expectDoneOnce(context, id);
  });

  test('is sent once when the tab is closed', async ({ browser }) => {
    const context = await browser.newContext();
    const { page, id } = await waitingAct(context);
    await page.close();
    await expectDoneOnce(context, id);
  });

  test('is sent once when another address is opened, and shown as done on Back', async ({ browser }) => {
    const context = await browser.newContext();
    const { page, id, title } = await waitingAct(context);
    await page.goto('/robots.txt');
    // `goBack` waits for a load that a page from the cache of Back does not have
    await page.evaluate(() => history.back());
    await expect(rowOf(page, title)).toContainText('Спряна');
    await expect(page.getByRole('button', { name: 'Отмени' })).toBeHidden();
    await expectDoneOnce(context, id);
  });
});
