import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { findCards } from '../../support/listings.ts';
import { passwordOf } from '../../support/passwords.ts';
import { newPerson, type Person } from '../../support/people.ts';
import { cardOf, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const ADDED = 'Добавено в любими.';
const REMOVED = 'Премахнато от любими.';
const FAILED = 'Грешка при обновяване на любимите';
const LIST = '/properties?sort=newest';

const heartOf = (page: Page, id: string) => cardOf(page, id).getByRole('button', { name: /любими:/u });
const marked = (page: Page, id: string, isMarked: boolean) =>
  expect(heartOf(page, id)).toHaveAttribute('aria-pressed', String(isMarked));

test.describe('favourites of a tenant', () => {
  test.describe.configure({ mode: 'serial' });
  let person: Person;
  let page: Page;
  let ids: string[];

  test.beforeAll(async () => {
    person = await newPerson();
    ids = (await findCards({ sort: 'newest' })).slice(0, 6).map(({ id }) => id);
  });
  test.beforeEach(async ({ browser }) => {
    page ??= await signedInPage(await browser.newContext(), person.email);
  });
  test.afterAll(() => page.context().close());

  const kept = async () =>
    (await ask('listFavorites', { token: person.token })).data.map(({ id }) => id).toSorted();

  test('are empty at first, and the page explains how to add', async () => {
    await openPage(page, '/favorites');
    await expect(page.getByText('Още нямате любими обяви')).toBeVisible();
    await page.getByRole('link', { name: 'Разгледай обявите' }).click();
    await expect(page).toHaveURL('/properties');
  });

  test('toggle on each press, with a toast and the counter', async () => {
    await openPage(page, LIST);
    const [id = ''] = ids;
    await heartOf(page, id).click();
    await expect(toastOn(page, ADDED)).toBeVisible();
    await marked(page, id, true);
    expect(await kept()).toEqual([id]);
    await heartOf(page, id).click();
    await expect(toastOn(page, REMOVED)).toBeVisible();
    await marked(page, id, false);
    expect(await kept()).toEqual([]);
  });

  test('ignore a second press while a request is in flight', async () => {
    const [, id = ''] = ids;
    const held = await holdCalls(page, '**/favorite');
    await openPage(page, LIST);
    await heartOf(page, id).click();
    await marked(page, id, true);
    await heartOf(page, id).click();
    await heartOf(page, id).click();
    held.release();
    await expect(toastOn(page, ADDED)).toBeVisible();
    await marked(page, id, true);
    expect(held.count()).toBe(1);
    expect(await kept()).toEqual([id]);
    await held.remove();
  });

  test('roll the optimistic update back on failure, with a toast', async () => {
    const [, , id = ''] = ids;
    const held = await holdCalls(page, '**/favorite', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Няма връзка.' } }),
    );
    await openPage(page, LIST);
    await heartOf(page, id).click();
    await marked(page, id, true);
    held.release();
    await expect(toastOn(page, FAILED)).toBeVisible();
    await marked(page, id, false);
    await held.remove();
  });

  test('treat an answer without a result as a failure', async () => {
    const [, , id = ''] = ids;
    await page.route('**/favorite', (route) => route.fulfill({ json: { success: true } }));
    await openPage(page, LIST);
    await heartOf(page, id).click();
    await expect(toastOn(page, FAILED)).toBeVisible();
    await marked(page, id, false);
    await page.unrouteAll();
  });

  test('survive a reload and reach other tabs', async () => {
    const [, first = '', , second = ''] = ids;
    await openPage(page, LIST);
    await marked(page, first, true);
    const other = await page.context().newPage();
    await openPage(other, LIST);
    await marked(other, first, true);
    await heartOf(page, second).click();
    await marked(other, second, true);
    await heartOf(other, first).click();
    await marked(page, first, false);
    await expect.poll(kept).toEqual([second]);
    await other.close();
    await page.reload();
    await marked(page, second, true);
    await marked(page, first, false);
  });

  test('agree between listing page and list', async () => {
    const [, , , id = ''] = ids;
    await openPage(page, `/properties/${id}`);
    const heart = page
      .getByRole('group', { name: 'Действия с обявата' })
      .getByRole('button', { name: /любими:/u });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('are listed newest first; a removed one stays until navigation and can be restored', async () => {
    const [, , , first = '', second = ''] = ids;
    await ask('toggleFavorite', { params: { id: second }, token: person.token });
    await openPage(page, '/favorites');
    await expect.poll(() => idsIn(page)).toEqual([second, first]);
    await expect(page.getByText('2 запазени обяви')).toBeVisible();

    await cardOf(page, second)
      .getByRole('button', { name: /^Премахни от любими/u })
      .click();
    await expect(toastOn(page, REMOVED)).toBeVisible();
    await expect(page.getByText('1 запазена обява')).toBeVisible();
    const back = cardOf(page, second).getByRole('button', { name: /^Върни в любими/u });
    await expect(back).toBeFocused();
    await back.click();
    await expect(page.getByText('2 запазени обяви')).toBeVisible();
    await cardOf(page, second)
      .getByRole('button', { name: /^Премахни от любими/u })
      .click();
    await expect(page.getByText('1 запазена обява')).toBeVisible();
    // The update is optimistic: a reload before the answer would abort the call.
    await expect.poll(kept).toEqual([first]);
    await page.reload();
    await expect.poll(() => idsIn(page)).toEqual([first]);
  });
});

test.describe('favourites of a visitor on a phone', () => {
  test.use({ viewport: PHONE });

  test('are saved after the sign-in that a heart leads to', async ({ page }) => {
    const { email, token } = await newPerson();
    const [card] = await findCards({ sort: 'newest' });
    await openPage(page, LIST);
    await heartOf(page, card?.id ?? '').click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(LIST)}`);
    await page.getByLabel('Имейл').fill(email);
    await page.getByLabel(/^Парола\s*\*?$/u).fill(passwordOf(email));
    await page.getByRole('button', { name: 'Влез', exact: true }).click();
    await expect(page).toHaveURL(LIST);
    await marked(page, card?.id ?? '', true);
    await expect
      .poll(async () => (await ask('listFavorites', { token })).data.map(({ id }) => id))
      .toEqual([card?.id]);
  });

  test('require a sign-in', async ({ page }) => {
    await page.goto('/favorites');
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites/u);
  });
});
