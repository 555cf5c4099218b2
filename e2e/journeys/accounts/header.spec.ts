import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { expectAlive, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Основна навигация' });
const textsIn = (place: ReturnType<Page['locator']>) =>
  place.evaluate((element) =>
    [...element.querySelectorAll('a, button')]
      .filter((one) => (one as HTMLElement).offsetParent !== null)
      .map((one) => one.textContent?.trim() ?? ''),
  );

/** Spec §2, header: what each of them finds there. */
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

test.describe('the header of', () => {
  for (const { who, email, nav, menu, ...more } of contents) {
    test(`${who}, wide and on a phone`, async ({ signedInAs }) => {
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

  test('a visitor, wide and on a phone', async ({ page }) => {
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

test('the phone menu is opened, walked and left by keyboard, over a page that stands still', async ({
  page,
}) => {
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

test('a new page takes the focus to its heading and says its title; Back returns to the link', async ({
  page,
}) => {
  await openPage(page, '/help');
  await page.getByRole('link', { name: 'Публикуване на обява', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Публикуване на обява' })).toBeFocused();
  await expect(page.locator('[data-arrival]')).toHaveText('Публикуване на обява · Покрив');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Публикуване на обява', exact: true })).toBeFocused();
});

test('a preview for admins shows no navigation and no user controls, also further on in its frame', async ({
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
  await expectAlive(frame.getByRole('heading', { level: 1 }));
  await frame.getByRole('banner').getByRole('link').click();
  await expect(frame.getByRole('heading', { level: 1, name: /Намерете дом/u })).toBeVisible();
  await expect(frame.getByRole('navigation', { name: 'Основна навигация' })).toHaveCount(0);
  await expect(frame.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test.describe('the reminder of an unverified e-mail', () => {
  const reminder = (page: Page) => page.getByRole('complementary', { name: /^Потвърдете имейла си/u });

  test('sends the mail again, says so, and stays away for the session once it is put away', async ({
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
  });

  test('only logs that the mail could not be sent', async ({ signedInAs }) => {
    const { email } = await newPerson();
    const page = await signedInAs(email);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/auth/verification-email', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Няма поща.' } }),
    );
    await openPage(page, '/help');
    await reminder(page).getByRole('button', { name: 'Изпрати отново' }).click();
    await expect.poll(() => logged.some((text) => text.includes('verification mail'))).toBe(true);
    await expect(page.getByRole('region', { name: 'Съобщения' })).toHaveText('');
  });

  test('is not there for who has verified it, nor for visitors', async ({ page, signedInAs }) => {
    await openPage(page, '/help');
    await expect(reminder(page)).toHaveCount(0);
    const other = await signedInAs('tenant@demo.bg');
    await openPage(other, '/help');
    await expect(userMenu(other)).toBeVisible();
    await expect(reminder(other)).toHaveCount(0);
  });
});

test('logging out says so and leads home as a visitor', async ({ signedInAs }) => {
  const { email } = await newPerson();
  const page = await signedInAs(email);
  await openPage(page, '/help');
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(toastOn(page, 'Излязохте успешно.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(header(page).getByRole('link', { name: 'Вход' })).toBeVisible();
});

test('logging out ends this session at the server, and no other', async ({ signedInAs }) => {
  const { email, token: elsewhere } = await newPerson();
  // sessions are told apart by the second in which they began
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
