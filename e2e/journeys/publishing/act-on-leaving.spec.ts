import type { BrowserContext, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { publish, publishedListing, statusOf } from '../../support/own-listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
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

test('an act in its undo window on a phone is sent once however the page is left, and shown as done', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const { email, token } = await newSubscriber();
  const listings = new Map<string, string>();
  const [hidden, left, killed, closed] = ['Скрита', 'Напусната', 'Убита', 'Затворена'].map(
    (how) => `${how} в Лозенец`,
  ) as [string, string, string, string];
  const original = await publishedListing(token, hidden);
  listings.set(hidden, original);
  for (const title of [left, killed, closed]) {
    const { id } = (await ask('duplicateProperty', { token, params: { id: original } })).data;
    await ask('updateProperty', { token, params: { id }, body: { title } });
    await publish(token, id);
    listings.set(title, id);
  }
  const idOf = (title: string) => listings.get(title) ?? '';
  const expectPaused = (title: string) => expect.poll(() => statusOf(token, idOf(title))).toBe('paused');

  const page = await signedInAs(email);
  await countActs(page.context());
  await page.setViewportSize(PHONE);
  const undo = (on: Page) => on.getByRole('button', { name: 'Отмени' });
  const act = async (on: Page, title: string) => {
    await on.getByRole('checkbox', { name: `Избери: ${title}` }).check();
    await on.getByRole('button', { name: 'Спри (1)' }).click();
    await expect(undo(on)).toBeVisible();
    expect(await statusOf(token, idOf(title))).toBe('active');
  };
  const expectShownAsDone = async (title: string) => {
    await expect(undo(page)).toBeHidden();
    await expect(rowOf(page, title)).toContainText('Спряна');
  };
  await openPage(page, '/my-properties?view=table');
  const other = await page.context().newPage();
  await other.setViewportSize(PHONE);
  await openPage(other, '/my-properties?view=table');

  await test.step('the page is hidden, and shown again', async () => {
    await act(page, hidden);
    await setHidden(page, true);
    await expectPaused(hidden);
    await setHidden(page, false);
    await expectShownAsDone(hidden);
  });

  await test.step('another address is opened, and left by Back', async () => {
    await act(page, left);
    await page.goto('/robots.txt');
    // `goBack` waits for a load that a page from the cache of Back does not have; the answer comes before the page goes
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expectShownAsDone(left);
    await expectPaused(left);
  });

  await test.step('the tab is closed', async () => {
    await act(other, closed);
    await other.close();
    await expectPaused(closed);
  });

  await test.step('the hidden page is killed', async () => {
    await act(page, killed);
    await setHidden(page, true);
    await kill(page);
    await expectPaused(killed);
  });

  const { origins } = await page.context().storageState();
  const sent = origins.flatMap(({ localStorage: stored }) => stored).find(({ name }) => name === SENT);
  expect(sent?.value).toBe('[true,true,true,true]');
  for (const id of listings.values()) {
    const { data } = await ask('listPropertyHistory', { token, params: { id } });
    expect(data.filter(({ action }) => action === 'pause')).toHaveLength(1);
  }
});
