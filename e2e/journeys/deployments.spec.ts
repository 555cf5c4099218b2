import type { Page } from '@playwright/test';

import { deployServerPart, deployVariant, rollBackSlice } from '../support/deployments.ts';
import { withoutNetwork, workerReady } from '../support/offline-cache.ts';
import { openPage } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { renderedBy } from '../support/watch-page.ts';

test.use({ serviceWorkers: 'allow' });

// These tests deploy versions to the whole stack: nothing else may run beside them.

const LEAD = 'Любимите и обявите ви са тук.';

async function open(page: Page, address: string): Promise<string | undefined> {
  const reply = await page.goto(address, { waitUntil: 'domcontentloaded' });
  return renderedBy(reply?.headers() ?? {});
}

test('new version is offered and installed on confirmation', async ({ page, context }) => {
  test.setTimeout(150_000);
  await openPage(page, '/login');
  await workerReady(page);
  deployVariant('shell', 'Наеми от хора за хора.', 'Наеми от човек за човек.');
  try {
    // A returning network triggers the check for new versions.
    await withoutNetwork(context, () => expect(page.getByText('Няма връзка с мрежата.')).toBeVisible());
    await expect(page.getByText('Има нова версия.')).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Имейл').fill('half@example.bg');
    await expect(page.getByText('Наеми от хора за хора.')).toBeVisible();
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect(page.getByText('Наеми от човек за човек.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Има нова версия.')).toBeHidden();
  } finally {
    rollBackSlice('shell');
  }
});

/** A server part that plans every page and renders none. */
const serverPart = (rendering: string) =>
  `module.exports = { firstScreenOf: () => ({ chunk: 'home', reads: [] }), get routes() { ${rendering} } };`;

test('pages are rendered by the browser when the server part throws, hangs or does not load', async ({
  page,
}) => {
  for (const [what, code] of [
    ['throws', serverPart('throw new Error("broken")')],
    ['hangs', serverPart('for (;;);')],
    ['does not load', 'require("node:fs")'],
  ] as const)
    await test.step(what, async () => {
      deployServerPart('mfe-listings', code);
      try {
        await expect.poll(() => open(page, '/')).toBe('browser');
        await expect(page).toHaveTitle('Жилища под наем в България · Покрив');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Намерете дом');
        await expect(page.getByRole('article').first()).toBeVisible();

        const reply = await page.goto('/properties?location=sofia&sort=price_asc');
        expect(renderedBy(reply?.headers() ?? {})).toBe('browser');
        expect(reply?.request().timing().responseStart).toBeLessThan(5000);
        await expect(page.getByRole('article').first()).toBeVisible();
      } finally {
        rollBackSlice('mfe-listings');
      }
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
