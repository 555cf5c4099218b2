import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { tokenOf } from '../../support/landlords.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { expectHydrated, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { logOut, userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Основна навигация' });
const reminder = (page: Page) => page.getByRole('complementary', { name: /^Потвърдете имейла си/u });
const textsIn = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((one) => (one as HTMLElement).offsetParent !== null)
      .map((one) => one.textContent?.trim() ?? ''),
  );

test('header shows the links of a landlord, on desktop and phone', async ({ signedInAs }) => {
  const page = await signedInAs('landlord@demo.bg');
  await openPage(page, '/help');
  await expect(userMenu(page)).toBeVisible();
  const today = expect.stringMatching(/^Днес(?:\d+ \(\d+ чакат?\))?$/u);
  const links = ['Обяви', today, 'Моите обяви'];
  await expect.poll(() => textsIn(navigation(page))).toEqual(links);
  await expect(header(page).getByRole('link', { name: 'Добави обява' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /Вход|Регистрация/u })).toHaveCount(0);
  await expect(reminder(page)).toHaveCount(0);

  await userMenu(page).click();
  const panel = page.locator(`[id="${await userMenu(page).getAttribute('aria-controls')}"]`);
  await expect
    .poll(() => textsIn(panel))
    .toEqual([
      'Профил',
      expect.stringMatching(/^Съобщения/u),
      expect.stringMatching(/^Огледи/u),
      expect.stringMatching(/^Днес/u),
      'Моите обяви',
      expect.stringMatching(/^Абонамент\s*\d+ от \d+ (?:място|места)$/u),
      'Любими',
      'Запазени търсения',
      'Изход',
    ]);
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();

  await page.setViewportSize(PHONE);
  await expect(navigation(page)).toBeHidden();
  await header(page).getByRole('button', { name: 'Отвори менюто' }).click();
  await expect.poll(() => textsIn(navigation(page))).toEqual([...links, 'Добави обява']);
});

test('visitor navigates with the focus on the heading, and on a phone through the menu by keyboard', async ({
  page,
}) => {
  await openPage(page, '/help');
  const links = ['Обяви', 'Карта', 'Помощ', 'Публикувай обява'];

  await test.step('links', async () => {
    await expect.poll(() => textsIn(navigation(page))).toEqual(links);
    await expect(navigation(page).locator('[aria-current]')).toHaveText(['Помощ']);
    await expect(userMenu(page)).toHaveCount(0);
    await expect(reminder(page)).toHaveCount(0);
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

test('unverified person resends the mail and hides the banner for the session; logout ends only this session', async ({
  signedInAs,
}) => {
  const { email } = await newPerson();
  const page = await signedInAs(email);
  await openPage(page, '/help');
  await reminder(page).getByRole('button', { name: 'Изпрати отново' }).click();
  await expect(toastOn(page, 'Изпратихме ви нов имейл за потвърждение!')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await reminder(page).getByRole('button', { name: 'Скрий' }).click();
  await expect(reminder(page)).toHaveCount(0);
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);

  // Sessions are identified by the second of their start: the page's began seconds ago.
  const elsewhere = await tokenOf(email);
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/logout'), logOut(page)]);
  await expect(toastOn(page, 'Излязохте успешно.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(header(page).getByRole('link', { name: 'Вход' })).toBeVisible();
  const token = (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  await expect(ask('getProfile', { token })).rejects.toThrow(/answered 401/u);
  expect((await ask('getProfile', { token: elsewhere })).data.email).toBe(email);
});
