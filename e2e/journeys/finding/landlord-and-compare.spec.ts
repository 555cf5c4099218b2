import { expect, type Locator } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { findCards } from '../../support/listings.ts';
import { headOf } from '../../support/page-head.ts';
import { newPerson } from '../../support/people.ts';
import {
  cardOf,
  DESKTOP,
  expectFits,
  expectNoSidewaysScroll,
  idsIn,
  openPage,
  PHONE,
} from '../../support/screens.ts';
import { test } from '../../support/test.ts';

/** Listings of other journeys cost more. */
const CHEAP = { priceMax: '800', sort: 'newest' } as const;
const LIST = '/properties?priceMax=800&sort=newest';

/** Px within margins of 12 mm. */
const UPRIGHT_A4 = { width: 703, height: 1032 };

const cardsOf = (landlord: string) => findCards({ landlord });
const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;

test('a landlord’s name on a card leads to all active listings', async ({ page }) => {
  const [card] = await findCards(CHEAP);
  if (!card) throw new Error('the demo data lacks a cheap listing');
  const address = `/landlords/${card.landlord.id}`;
  const shown = (await cardsOf(card.landlord.id)).map(({ id }) => id).slice(0, 24);
  await openPage(page, LIST);
  await cardOf(page, card.id).locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Обяви на /u);
  await expect.poll(() => idsIn(page)).toEqual(shown);
  await expectFits(page);
});

test('favourites are ticked and compared side by side', async ({ signedInAs }) => {
  const { email, token } = await newPerson();
  const [first, second, third] = (await findCards(CHEAP)).slice(0, 3);
  if (!first || !second || !third) throw new Error('the demo data lacks three cheap listings');
  for (const { id } of [first, second, third]) await ask('toggleFavorite', { params: { id }, token });
  const page = await signedInAs(email);
  const column = (title: string) => page.getByRole('columnheader').filter({ hasText: title });

  await test.step('two ticks open the comparison', async () => {
    await openPage(page, '/favorites');
    for (const { title } of [first, second]) {
      const tick = page.getByRole('checkbox', { name: `Сравни: ${title}` }).first();
      // not `check`: the tick follows the address, a moment later
      await tick.click();
      await expect(tick).toBeChecked();
    }
    await page.getByRole('link', { name: 'Сравни (2)' }).click();
    await expect(page).toHaveURL(`/favorites/compare?ids=${first.id},${second.id}`);
    await expect(column(first.title)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /^Наем/u }).first()).toBeVisible();
  });

  await test.step('row names stay while the columns scroll, and the page does not', async () => {
    await openPage(page, `/favorites/compare?ids=${[first, second, third].map(({ id }) => id).join()}`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const name = page.getByRole('rowheader', { name: /^Площ/u });
      const region = page.getByRole('region', { name: 'Обявите една до друга' });
      await region.evaluate((one) => (one.scrollLeft = 0));
      const before = await leftOf(name);
      await region.evaluate((one) => (one.scrollLeft = one.scrollWidth));
      expect(await leftOf(name)).toBeCloseTo(before, 0);
      await expect(column(third.title)).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('its print fits a sheet of paper, also upright', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(UPRIGHT_A4);
    await expectNoSidewaysScroll(page);
  });
});

test('page of a landlord is indexed for an agency only', async ({ page }) => {
  const kinds = new Map<boolean, string>();
  for (const { landlord } of await findCards(CHEAP)) {
    const { data } = await ask('readLandlord', { params: { id: landlord.id } });
    kinds.set(data.agencyName !== undefined, landlord.id);
    if (kinds.size === 2) break;
  }
  for (const [isAgency, id] of kinds) {
    const head = await headOf(page, `/landlords/${id}`);
    expect([head.status, head.robots]).toEqual([200, isAgency ? null : 'noindex']);
  }
  expect(kinds.has(false)).toBe(true);
  expect((await headOf(page, '/landlords/unknown')).status).toBe(404);
});
