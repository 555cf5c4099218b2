import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { approve } from '../../support/moderation.ts';
import { completeDraft } from '../../support/own-listings.ts';
import { addressOf, DESKTOP, expectFits, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const queueLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Администрация' }).getByRole('link', { name: /^За одобрение/u });
const shownCount = async (page: Page) =>
  Number(/чакат ([\d\u00a0]+)/u.exec((await queueLink(page).textContent()) ?? '')?.[1] ?? 0);

test('administrator lands on the waiting work, which is counted live', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  const landlord = await newLandlord();
  const id = await completeDraft(landlord.token, `Чакаща обява ${Date.now()}`);
  await ask('submitProperty', { token: landlord.token, params: { id } });
  const token = await tokenOf('admin@demo.bg');
  const waiting = async () => {
    const { listings, revisions } = (await ask('readAdminWork', { token })).data;
    return (listings?.waiting ?? 0) + (revisions?.waiting ?? 0);
  };

  await openPage(page, '/login');
  await logIn(page, 'admin@demo.bg');
  await expect.poll(() => addressOf(page).pathname).toBe('/admin');
  await expect(page.getByText(/^Чакат решение: /u)).toBeVisible();
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Обяви за одобрение' }) });
  await expect(card.last().getByRole('link', { name: 'Прегледай обявите' })).toHaveAttribute(
    'href',
    '/admin/properties',
  );
  await expectFits(page);

  const before = await shownCount(page);
  expect(before).toBeGreaterThan(0);
  await approve(page, id);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // other journeys submit listings too: the count follows the service, on focus as well
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return (await shownCount(page)) - (await waiting());
      })
      .toBe(0);
  }
});
