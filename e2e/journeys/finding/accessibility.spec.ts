import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newLandlord } from '../../support/landlords.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** A city without other listings. */
const CITY = 'dobrich';

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
  await page
    .getByRole('button', { name: /^Филтри/u })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
});
