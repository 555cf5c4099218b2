import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { findCards } from '../../support/listings.ts';
import { passwordOf } from '../../support/passwords.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const ADDED = 'Добавено в любими.';
const REMOVED = 'Премахнато от любими.';
/** Listings of other journeys cost more. */
const LIST = '/properties?priceMax=800&sort=newest';

const newestCards = () => findCards({ priceMax: '800', sort: 'newest' });
const heartOf = (page: Page, id: string) => cardOf(page, id).getByRole('button', { name: /любими:/u });
const marked = (page: Page, id: string, isMarked: boolean) =>
  expect(heartOf(page, id)).toHaveAttribute('aria-pressed', String(isMarked));
const keptBy = async (token: string) =>
  (await ask('listFavorites', { token })).data.map(({ id }) => id).toSorted();

test('favourites agree between list, other tabs, listing page and their own page', async ({ signedInAs }) => {
  const { email, token } = await newPerson();
  const [first = '', second = '', third = ''] = (await newestCards()).map(({ id }) => id);
  const page = await signedInAs(email);
  const other = await page.context().newPage();

  await test.step('none are kept at first, and the page leads to the search', async () => {
    await openPage(page, '/favorites');
    await expect(page.getByText('Още нямате любими обяви')).toBeVisible();
    await page.getByRole('link', { name: 'Разгледай обявите' }).click();
    await expect(page).toHaveURL('/properties');
  });

  await test.step('a press adds, another removes', async () => {
    await openPage(page, LIST);
    await openPage(other, LIST);
    await heartOf(page, first).click();
    await expect(toastOn(page, ADDED)).toBeVisible();
    await marked(page, first, true);
    expect(await keptBy(token)).toEqual([first]);
    await heartOf(page, first).click();
    await expect(toastOn(page, REMOVED)).toBeVisible();
    await marked(page, first, false);
    expect(await keptBy(token)).toEqual([]);
  });

  await test.step('other tabs follow in both directions', async () => {
    await heartOf(page, first).click();
    await marked(other, first, true);
    await heartOf(page, second).click();
    await marked(other, second, true);
    await heartOf(other, first).click();
    await marked(page, first, false);
    await expect.poll(() => keptBy(token)).toEqual([second]);
    await other.close();
  });

  await test.step('they survive a reload and stand on the listing page', async () => {
    await page.reload();
    await marked(page, second, true);
    await marked(page, first, false);
    await cardOf(page, second).getByRole('heading').getByRole('link').click();
    const heart = page
      .getByRole('group', { name: 'Действия с обявата' })
      .getByRole('button', { name: /любими:/u });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('they are listed newest first; a removed one can be restored until a reload', async () => {
    await ask('toggleFavorite', { params: { id: third }, token });
    await openPage(page, '/favorites');
    await expect.poll(() => idsIn(page)).toEqual([third, second]);
    await expect(page.getByText('2 запазени обяви')).toBeVisible();
    const remove = cardOf(page, third).getByRole('button', { name: /^Премахни от любими/u });
    await remove.click();
    await expect(toastOn(page, REMOVED)).toBeVisible();
    await expect(page.getByText('1 запазена обява')).toBeVisible();
    const back = cardOf(page, third).getByRole('button', { name: /^Върни в любими/u });
    await expect(back).toBeFocused();
    await back.click();
    await expect(page.getByText('2 запазени обяви')).toBeVisible();
    // A press while a call is under way does nothing (spec §4).
    await expect.poll(() => keptBy(token)).toEqual([second, third].toSorted());
    await remove.click();
    await expect(page.getByText('1 запазена обява')).toBeVisible();
    // The update is optimistic: a reload before the answer would abort the call.
    await expect.poll(() => keptBy(token)).toEqual([second]);
    await page.reload();
    await expect.poll(() => idsIn(page)).toEqual([second]);
  });
});

test.describe('favourites of a visitor on a phone', () => {
  test.use({ viewport: PHONE });

  test('require a sign-in and are saved after the one that a heart leads to', async ({ page }) => {
    const { email, token } = await newPerson();
    const [card] = await newestCards();
    await page.goto('/favorites');
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites/u);

    await openPage(page, LIST);
    await heartOf(page, card?.id ?? '').click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(LIST)}`);
    await page.getByLabel('Имейл').fill(email);
    await page.getByLabel(/^Парола\s*\*?$/u).fill(passwordOf(email));
    await page.getByRole('button', { name: 'Влез', exact: true }).click();
    await expect(page).toHaveURL(LIST);
    await marked(page, card?.id ?? '', true);
    await expect.poll(() => keptBy(token)).toEqual([card?.id]);
  });
});
