import type { Route } from '@playwright/test';

import { holdCalls } from '../support/hold-calls.ts';
import { openPage } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const filesOf = (slice: string) => `**/mfe/${slice}/**`;

test.describe('unavailable slice', () => {
  test('leaves the header and other pages working, and recovers on retry', async ({ page }) => {
    const failure = page.getByText('Тази част не се зарежда.');
    const retry = page.getByRole('button', { name: 'Опитай пак' });
    const failsAgain = async (answer: (route: Route) => Promise<void>) => {
      await page.unroute(filesOf('mfe-account'));
      const asked = page.waitForRequest(filesOf('mfe-account'));
      await page.route(filesOf('mfe-account'), answer);
      await retry.click();
      await asked;
      await expect(failure).toBeVisible({ timeout: 40_000 });
    };
    await page.route(filesOf('mfe-account'), (route) => route.abort());
    await page.goto('/login');
    await expect(failure).toBeVisible({ timeout: 40_000 });

    await page.getByRole('link', { name: 'Обяви', exact: true }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(failure).toBeVisible({ timeout: 40_000 });

    await test.step('its script throws', () =>
      failsAgain((route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ));
    await test.step('the server answers 503', () =>
      failsAgain((route) => route.fulfill({ status: 503, body: '' })));
    await page.unroute(filesOf('mfe-account'));
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  });

  test('shows the error after an eight-second timeout', async ({ page }) => {
    const held = await holdCalls(page, filesOf('mfe-account'), (route) =>
      route.continue().catch(() => undefined),
    );
    await page.clock.install();
    await page.goto('/login', { waitUntil: 'commit' });
    await expect.poll(held.count).toBeGreaterThan(0);
    const failure = page.getByText('Тази част не се зарежда.');
    await page.clock.fastForward(6000);
    await expect(failure).toBeHidden();
    await page.clock.fastForward(2000);
    await expect(failure).toBeVisible({ timeout: 40_000 });
    held.release();
    await held.remove();
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible({ timeout: 40_000 });
  });
});

test('shared libraries load once', async ({ page }) => {
  await openPage(page, '/properties');
  await page.getByRole('link', { name: 'Вход' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  const shares = await page.evaluate(() => {
    const federation = (
      globalThis as {
        __FEDERATION__?: {
          __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, unknown>>> }[];
        };
      }
    ).__FEDERATION__;
    return federation?.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.fromEntries(
        Object.entries(shareScopeMap.default ?? {}).map(([name, versions]) => [
          name,
          Object.keys(versions).length,
        ]),
      ),
    );
  });
  for (const scope of shares ?? []) for (const count of Object.values(scope)) expect(count).toBe(1);
  expect(shares?.length).toBeGreaterThan(0);
});
