import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage, PHONE, untilLoaded } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** A city without other listings. */
const CITY = 'dobrich';

type Stop = readonly [address: string, name?: string, dialog?: Dialog];
type Dialog = readonly [button: string | RegExp, name: string];

const press = async (page: Page, button: string | RegExp) => {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

async function audit(page: Page, stops: readonly Stop[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, name = address, dialog] of stops) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilLoaded(page);
    await auditPage(page, name);
    if (!dialog) continue;
    await press(page, dialog[0]);
    await auditPage(page, dialog[1], 'dialog[open]');
  }
}

const anyListing = () =>
  listingThat(
    ({ status, images, landlord }) => status === 'active' && images.length > 2 && Boolean(landlord),
  );

test.describe('axe and sideways scroll, both themes, desktop and phone', () => {
  test.describe.configure({ timeout: 300_000 });

  test('search pages pass', async ({ page }) => {
    await audit(page, [
      ['/'],
      ['/properties?location=sofia', 'a search', [/филтри/u, 'the filters']],
      ['/properties?view=map', 'the map'],
      ['/properties?view=split', 'list and map'],
      ['/properties?query=нищо-такова-няма', 'a search that finds nothing'],
    ]);
  });

  test('listing, tenant and not-found pages pass', async ({ signedInAs }) => {
    const [person, cards] = [await newPerson(), await findCards({ priceMax: '800' })];
    const ids = cards.slice(0, 3).map(({ id }) => id);
    for (const id of ids) await ask('toggleFavorite', { params: { id }, token: person.token });
    const listing = `/properties/${(await anyListing()).id}`;
    const page = await signedInAs(person.email);
    await audit(page, [
      [listing, 'a listing', [/^Всички снимки/u, 'the gallery']],
      ['/favorites'],
      [`/favorites/compare?ids=${ids.join()}`, 'a comparison'],
      [`/landlords/${cards[0]?.landlord.id}`, 'a landlord'],
      ['/profile'],
      ['/properties/000000000000000000000000', 'a listing that is not there'],
    ]);
    await openPage(page, listing);
    await press(page, 'Подай сигнал');
    await auditPage(page, 'the report', 'dialog[open]');
  });

  test('landlord pages pass', async ({ signedInAs }) => {
    await audit(await signedInAs('landlord@demo.bg'), [['/create-property'], ['/my-properties']]);
  });

  test('admin pages pass', async ({ signedInAs }) => {
    const token = await tokenOf('admin@demo.bg');
    const { data } = await ask('listAllProperties', { query: { status: 'pending', limit: '50' }, token });
    // Listings of other journeys are newer, and their moderators decide them.
    const oldest = data.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
    await audit(await signedInAs('admin@demo.bg'), [
      ['/admin'],
      ['/admin/properties'],
      [`/admin/properties/${oldest?.id}`, 'a listing before an admin'],
      ['/admin/reports'],
      ['/admin/contacts'],
      ['/admin/appeals'],
      ['/admin/listings'],
      ['/admin/users'],
      ['/admin/search?q=demo'],
      ['/admin/payments'],
      ['/admin/role-requests'],
      ['/admin/stats'],
      ['/admin/audit'],
      ['/admin/reports?view=all'],
    ]);
  });
});

test('tenant searches, filters, saves and reports a listing by keyboard alone', async ({ signedInAs }) => {
  test.setTimeout(240_000);
  const title = `Обява за клавиатура ${Date.now()}`;
  const id = await publishedListing((await newLandlord()).token, title, {
    location: { city: CITY, neighborhood: 'Център' },
  });
  const { email } = await newPerson();
  const page = await signedInAs(email);
  await openPage(page, `/properties?location=${CITY}&sort=newest`);

  await pressAt(page, page.getByRole('link', { name: 'Към съдържанието' }));
  await expect(page.getByRole('main')).toBeFocused();

  const more = page.getByRole('button', { name: /^Още филтри/u });
  await pressAt(page, more);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  const kinds = sheet.getByRole('group', { name: 'Вид на имота' });
  await pressAt(page, kinds.getByRole('button', { name: /^Апартамент/u }), 'Space');
  await pressAt(page, sheet.getByRole('button', { name: /^Покажи/u }));
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/propertyType=apartment/u);
  await expect(more).toBeFocused();

  await pressAt(page, cardOf(page, id).getByRole('heading').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const pictures = page.getByRole('button', { name: /^Всички снимки/u });
  await pressAt(page, pictures);
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(/^1 \/ \d+$/u)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(/^2 \/ \d+$/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(pictures).toBeFocused();

  await pressAt(page, page.getByRole('button', { name: `Добави в любими: ${title}` }).first());
  await expect(toastOn(page, 'Добавено в любими.')).toBeVisible();

  await pressAt(page, page.getByRole('button', { name: 'Подай сигнал', exact: true }));
  const report = page.getByRole('dialog');
  const kind = report.getByLabel('Вид');
  if (!(await kind.evaluate((element) => element === document.activeElement))) await tabTo(page, kind);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, report.getByLabel('Причина'));
  await page.keyboard.type('Снимките са от друг апартамент');
  await pressAt(page, report.getByRole('button', { name: 'Изпрати сигнала' }));
  await expect(toastOn(page, 'Сигналът е изпратен успешно!')).toBeVisible();
});

test('reduced motion stops all animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  /** Animations of up to a millisecond are invisible, though they may count as running for a frame. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect)
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .map((animation) => (animation as CSSAnimation).animationName),
    );

  await openPage(page, '/');
  expect(await moving()).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Всички обяви' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /под наем/u })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await press(page, /^Филтри/u);
  expect(await moving()).toEqual([]);
});
