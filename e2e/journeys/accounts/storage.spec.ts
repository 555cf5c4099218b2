import type { Page } from '@playwright/test';

import { keptAddresses } from '../../support/offline-cache.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Caches of public site files; the cookies page mentions them in general. */
const SITE_FILES = /^(?:shell|slices)/u;

const keptNames = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...document.cookie
      .split(';')
      .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
      .filter(Boolean),
  ]);
  return [...new Set(found.map((name) => name.replace(/^own-.+/u, 'own-…').replace(/:.*$/u, '')))];
};

const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

test('cookies page names everything stored in the browser, and logout clears it', async ({ signedInAs }) => {
  const { email } = await newPerson();
  const page = await signedInAs(email);
  const [card] = await findCards({ location: 'sofia' });
  await openPage(page, `/properties/${card?.id}`);
  await page
    .getByRole('complementary', { name: /^Потвърдете имейла си/u })
    .getByRole('button', { name: 'Скрий' })
    .click();
  await page.getByRole('button', { name: 'Тема: по системата' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Евро, €' }).click();
  await page
    .getByRole('button', { name: /^Добави в любими/u })
    .first()
    .click();
  await expect(toastOn(page, 'Добавено в любими.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Любими' }).first().click();
  await expect(cardOf(page, card?.id ?? '').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Бисквитки' }).click();
  await page.getByRole('button', { name: 'Запази избора' }).click();
  await expect(page.getByText('Изборът е запазен в този браузър.')).toBeVisible();

  const named = (await page.locator('article tbody th').allTextContents())
    .flatMap((cell) => cell.split(', '))
    .map((name) => name.trim());
  const kept = [...(await keptNames(page)), ...(await databases(page))];
  expect(kept).toEqual(
    expect.arrayContaining([
      'auth-storage',
      'has-session',
      'theme',
      'currency',
      'recently-viewed',
      'cookie-choice',
    ]),
  );
  expect(kept.filter((name) => !named.includes(name) && !SITE_FILES.test(name))).toEqual([]);

  const { pictures: seen = [] } = await keptAddresses(page);
  await page.getByRole('button', { name: /^Моят профил: / }).click();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(toastOn(page, 'Излязохте успешно.')).toBeVisible();
  // The provider's databases stay, emptied; the next page caches its pictures.
  const ofNextPage = ['kept-scroll', 'last-visit', 'pictures'];
  const left = () =>
    keptNames(page).then((names) =>
      names.filter((name) => !ofNextPage.includes(name) && !SITE_FILES.test(name)).sort(),
    );
  await expect.poll(left).toEqual(['cookie-choice', 'theme']);
  const { pictures = [] } = await keptAddresses(page);
  const nextPage = await page.content();
  expect(seen.filter((picture) => pictures.includes(picture) && !nextPage.includes(picture))).toEqual([]);
});
