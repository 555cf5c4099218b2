import type { Page } from '@playwright/test';

import { tabTo } from '../../support/keyboard.ts';
import { findCards } from '../../support/listings.ts';
import { expectHydrated, expectNoSidewaysScroll, openPage } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test } from '../../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Основна навигация' });
const textsIn = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((one) => (one as HTMLElement).offsetParent !== null)
      .map((one) => one.textContent?.trim() ?? ''),
  );

test('visitor navigates with the focus on the heading, and on a phone through the menu by keyboard', async ({
  page,
}) => {
  await openPage(page, '/help');
  const links = ['Обяви', 'Карта', 'Помощ', 'Публикувай обява'];

  await test.step('links', async () => {
    await expect.poll(() => textsIn(navigation(page))).toEqual(links);
    await expect(navigation(page).locator('[aria-current]')).toHaveText(['Помощ']);
    await expect(userMenu(page)).toHaveCount(0);
  });

  await test.step('phone menu opens, tabs and closes by keyboard and locks page scroll', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const toggle = header(page).getByRole('button', { name: /менюто$/u });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => textsIn(navigation(page))).toEqual([...links, 'Вход', 'Регистрация']);
    await expectNoSidewaysScroll(page);
    await page.mouse.move(160, 600);
    await page.mouse.wheel(0, 800);
    await tabTo(page, navigation(page).getByRole('link', { name: 'Обяви' }));
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await header(page).getByRole('button', { name: 'Тема: по системата' }).click();
    await expect(header(page).getByRole('button', { name: 'Тема: светла' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Обяви' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/properties$/u);
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('Back returns the focus to the link', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await navigation(page).getByRole('link', { name: 'Помощ' }).click();
    const guide = page.getByRole('link', { name: 'Публикуване на обява', exact: true });
    await guide.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Публикуване на обява' })).toBeFocused();
    await expect(page.locator('[data-arrival]')).toHaveText('Публикуване на обява · Покрив');
    await page.goBack();
    await expect(guide).toBeFocused();
  });
});

test('admin preview hides navigation and user controls, also after navigation in its frame', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin@demo.bg');
  const [card] = await findCards({ location: 'sofia' });
  await page.route('**/frame-of-a-preview', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="/properties/${card?.id}?adminPreview=true" width="1200" height="800"></iframe>`,
    }),
  );
  await page.goto('/frame-of-a-preview');
  const frame = page.frameLocator('iframe');
  await expectHydrated(frame.getByRole('heading', { level: 1 }));
  const bar = frame.getByRole('banner');
  await expect(frame.getByRole('navigation', { name: 'Основна навигация' })).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(bar.getByRole('link')).toHaveCount(1);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);

  await bar.getByRole('link').click();
  await expect(frame.getByRole('heading', { level: 1, name: /Намерете дом/u })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Основна навигация' })).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveCount(0);
});
