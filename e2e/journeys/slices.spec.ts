import type { Route } from '@playwright/test';

import { deployVariant, rollBackSlice } from '../support/deployments.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { openPage } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const LEAD = 'Любимите и обявите ви са тук.';
const filesOf = (slice: string) => `**/mfe/${slice}/**`;

test.describe('unavailable slice', () => {
  for (const [what, answer] of [
    ['the network fails', (route: Route) => route.abort()],
    [
      'its script throws',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ],
    ['the server answers 503', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ] as const) {
    test(`leaves the header and other pages working when ${what}, and recovers on retry`, async ({
      page,
    }) => {
      await page.route(filesOf('mfe-account'), answer);
      await page.goto('/login');
      await expect(page.getByText('Тази част не се зарежда.')).toBeVisible({ timeout: 40_000 });

      await page.getByRole('link', { name: 'Обяви', exact: true }).first().click();
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goBack();
      await expect(page.getByText('Тази част не се зарежда.')).toBeVisible({ timeout: 40_000 });
      await page.unroute(filesOf('mfe-account'));
      await page.getByRole('button', { name: 'Опитай пак' }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    });
  }

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

test('deployed slice is used by the next page that opens it, a roll-back by the next load', async ({
  page,
  context,
}) => {
  await openPage(page, '/properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await context.newPage();
  await before.goto('/login');
  await expect(before.getByText(LEAD)).toBeVisible();

  // the BFF polls the manifest a few times a second
  const told = async () => (await page.request.get('/mfe-manifest.json')).text();
  const old = await told();
  deployVariant('mfe-account', LEAD, 'Нова версия на входа.');
  try {
    await expect.poll(told).not.toBe(old);
    await page.getByRole('link', { name: 'Вход' }).click();
    await expect(page.getByText('Нова версия на входа.')).toBeVisible();

    await before.getByRole('link', { name: 'Обяви', exact: true }).first().click();
    await before.goBack();
    await expect(before.getByText(LEAD)).toBeVisible();
  } finally {
    rollBackSlice('mfe-account');
  }
  await expect.poll(told).toBe(old);
  await page.goto('/login');
  await expect(page.getByText(LEAD)).toBeVisible();
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
