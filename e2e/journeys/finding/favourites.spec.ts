import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { findCards } from '../../support/listings.ts';
import { passwordOf } from '../../support/passwords.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Listings of other journeys cost more. */
const LIST = '/properties?priceMax=800&sort=newest';

const newestCards = () => findCards({ priceMax: '800', sort: 'newest' });
const heartOf = (page: Page, id: string) => cardOf(page, id).getByRole('button', { name: /любими:/u });
const marked = (page: Page, id: string, isMarked: boolean) =>
  expect(heartOf(page, id)).toHaveAttribute('aria-pressed', String(isMarked));
const keptBy = async (token: string) =>
  (await ask('listFavorites', { token })).data.map(({ id }) => id).toSorted();

test('favourites agree between list, other tabs and listing page', async ({ signedInAs }) => {
  const { email, token } = await newPerson();
  const [first = '', second = ''] = (await newestCards()).map(({ id }) => id);
  const page = await signedInAs(email);
  const other = await page.context().newPage();
  await openPage(page, LIST);
  await openPage(other, LIST);
  await heartOf(page, first).click();
  await marked(other, first, true);
  await heartOf(page, second).click();
  await marked(other, second, true);
  await heartOf(other, first).click();
  await marked(page, first, false);
  await expect.poll(() => keptBy(token)).toEqual([second]);
  await other.close();

  await cardOf(page, second).getByRole('heading').getByRole('link').click();
  const heart = page
    .getByRole('group', { name: 'Действия с обявата' })
    .getByRole('button', { name: /любими:/u });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('favourites of a visitor on a phone', () => {
  test.use({ viewport: PHONE });

  test('require a sign-in and are saved after the one that a heart leads to', async ({ page }) => {
    const { email, token } = await newPerson();
    const [card] = await newestCards();
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
