import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('every letter fits a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await page.goto('/dev/mails');
  const addresses = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  expect(addresses.length).toBeGreaterThan(50);
  const tooWide: string[] = [];
  for (const address of addresses) {
    await page.goto(`${address}/light`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) tooWide.push(`${address}: ${width} px`);
  }
  expect(tooWide).toEqual([]);
});

for (const size of [PHONE, DESKTOP])
  for (const theme of ['light', 'dark'] as const)
    test(`Monday letter tells the week first and leads to „Днес“, ${theme} at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`/dev/mails/week-summed/${theme}`);
      await expect(page).toHaveTitle(/^Седмицата на обявите ви: /u);
      await expect(page.getByText(/141\sпреглеждания/u).last()).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Виж какво ви чака' })).toHaveAttribute(
        'href',
        /\/today$/u,
      );
      await expectNoSidewaysScroll(page);
    });
