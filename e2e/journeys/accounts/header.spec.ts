import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { expectHydrated, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Основна навигация' });
const textsIn = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((one) => (one as HTMLElement).offsetParent !== null)
      .map((one) => one.textContent?.trim() ?? ''),
  );

/** Header contents by role (spec §2). */
const contents = [
  { who: 'a tenant', email: 'tenant@demo.bg', nav: ['Обяви', 'Любими'], menu: ['Профил', 'Любими', 'Изход'] },
  {
    who: 'a landlord',
    email: 'landlord@demo.bg',
    nav: ['Обяви', 'Моите обяви'],
    menu: [
      'Профил',
      'Моите обяви',
      expect.stringMatching(/^Абонамент\s*\d+ от \d+ (?:място|места)$/u),
      'Любими',
      'Изход',
    ],
    mayAdd: true,
  },
  {
    who: 'an admin',
    email: 'admin@demo.bg',
    nav: ['Обяви', 'Администрация'],
    menu: ['Профил', 'Любими', 'Изход'],
  },
] as const;

const userMenu = (page: Page) => header(page).getByRole('button', { name: /^Моят профил: / });
const addListing = (page: Page) => header(page).getByRole('link', { name: 'Добави обява' });

test.describe('header', () => {
  for (const { who, email, nav, menu, ...more } of contents) {
    test(`shows the links of ${who}, on desktop and phone`, async ({ signedInAs }) => {
      const page = await signedInAs(email);
      await openPage(page, '/');
      await expect(userMenu(page)).toBeVisible();
      await expect.poll(() => textsIn(navigation(page))).toEqual(nav);
      const mayAdd = 'mayAdd' in more;
      await expect(addListing(page)).toHaveCount(mayAdd ? 1 : 0);
      await expect(header(page).getByRole('link', { name: /Вход|Регистрация/u })).toHaveCount(0);

      await userMenu(page).click();
      const panel = page.locator(`[id="${await userMenu(page).getAttribute('aria-controls')}"]`);
      await expect.poll(() => textsIn(panel)).toEqual(menu);
      await page.keyboard.press('Escape');
      await expect(userMenu(page)).toBeFocused();

      await page.setViewportSize(PHONE);
      await expect(navigation(page)).toBeHidden();
      await header(page).getByRole('button', { name: 'Отвори менюто' }).click();
      await expect.poll(() => textsIn(navigation(page))).toEqual(mayAdd ? [...nav, 'Добави обява'] : nav);
    });
  }

  test('shows the links of a visitor, on desktop and phone', async ({ page }) => {
    await openPage(page, '/properties');
    const links = ['Обяви', 'Карта', 'Помощ', 'Публикувай обява'];
    await expect.poll(() => textsIn(navigation(page))).toEqual(links);
    await expect(navigation(page).locator('[aria-current]')).toHaveText(['Обяви']);
    await expect(navigation(page).getByRole('link', { name: 'Обяви' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(header(page).getByRole('link', { name: 'Вход' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fproperties',
    );
    await expect(header(page).getByRole('link', { name: 'Регистрация' })).toBeVisible();
    await expect(userMenu(page)).toHaveCount(0);
    await page.setViewportSize(PHONE);
    await header(page).getByRole('button', { name: 'Отвори менюто' }).click();
    await expect.poll(() => textsIn(navigation(page))).toEqual([...links, 'Вход', 'Регистрация']);
    await header(page).getByRole('button', { name: 'Тема: по системата' }).click();
    await expect(header(page).getByRole('button', { name: 'Тема: светла' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Карта' }).click();
    await expect(page).toHaveURL('/properties?view=map');
    await expect(navigation(page)).toBeHidden();
    await header(page).getByRole('link', { name: 'Любими' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Ffavorites');
  });
});

test('phone menu opens, tabs and closes by keyboard and locks page scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/');
  const toggle = header(page).getByRole('button', { name: /менюто$/u });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectNoSidewaysScroll(page);
  await page.mouse.move(160, 600);
  await page.mouse.wheel(0, 800);
  await tabTo(page, navigation(page).getByRole('link', { name: 'Обяви' }));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, navigation(page).getByRole('link', { name: 'Обяви' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties$/u);
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('navigation focuses the heading and announces the title; Back returns focus to the link', async ({
  page,
}) => {
  await openPage(page, '/help');
  await page.getByRole('link', { name: 'Публикуване на обява', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Публикуване на обява' })).toBeFocused();
  await expect(page.locator('[data-arrival]')).toHaveText('Публикуване на обява · Покрив');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Публикуване на обява', exact: true })).toBeFocused();
});

test('admin preview hides navigation and user controls, also after navigation in its frame', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin@demo.bg');
  const [card] = await findCards({ location: 'sofia' });
  await page.goto(`/properties/${card?.id}?adminPreview=true`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await expect(header(page).getByRole('button')).toHaveCount(0);
  await expect(header(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.goto('/help');
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:99';
    document.body.append(frame);
  }, `/properties/${card?.id}?adminPreview=true`);
  const frame = page.frameLocator('iframe');
  await expectHydrated(frame.getByRole('heading', { level: 1 }));
  await frame.getByRole('banner').getByRole('link').click();
  await expect(frame.getByRole('heading', { level: 1, name: /Намерете дом/u })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Основна навигация' })).toHaveCount(0);
  await expect(frame.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test.describe('unverified e-mail banner', () => {
  const reminder = (page: Page) => page.getByRole('complementary', { name: /^Потвърдете имейла си/u });

  test('resends the mail with a toast; a dismissal lasts for the session', async ({ signedInAs }) => {
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
  });

  test('only logs a failed resend', async ({ signedInAs }) => {
    const { email } = await newPerson();
    const page = await signedInAs(email);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/auth/verification-email', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Няма поща.' } }),
    );
    await openPage(page, '/help');
    await reminder(page).getByRole('button', { name: 'Изпрати отново' }).click();
    await expect.poll(() => logged.some((text) => text.includes('mail not sent'))).toBe(true);
    await expect(page.getByRole('region', { name: 'Съобщения' })).toHaveText('');
  });

  test('is absent for verified people and visitors', async ({ page, signedInAs }) => {
    await openPage(page, '/help');
    await expect(reminder(page)).toHaveCount(0);
    const other = await signedInAs('tenant@demo.bg');
    await openPage(other, '/help');
    await expect(userMenu(other)).toBeVisible();
    await expect(reminder(other)).toHaveCount(0);
  });
});

test('logout shows a toast and leads home as a visitor', async ({ signedInAs }) => {
  const { email } = await newPerson();
  const page = await signedInAs(email);
  await openPage(page, '/help');
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(toastOn(page, 'Излязохте успешно.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(header(page).getByRole('link', { name: 'Вход' })).toBeVisible();
});

test('logout ends only this session on the server', async ({ signedInAs }) => {
  const { email, token: elsewhere } = await newPerson();
  // sessions are identified by the second of their start
  const began = Date.now();
  await expect.poll(() => Date.now() - began).toBeGreaterThan(1000);
  const page = await signedInAs(email);
  await openPage(page, '/help');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/auth/logout'),
    userMenu(page)
      .click()
      .then(() => page.getByRole('button', { name: 'Изход' }).click()),
  ]);
  const token = (await request.headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  await expect(toastOn(page, 'Излязохте успешно.')).toBeVisible();
  await expect(ask('getProfile', { token })).rejects.toThrow(/answered 401/u);
  expect((await ask('getProfile', { token: elsewhere })).data.email).toBe(email);
});
