import { control, openNewForm, openStep } from '../../support/fill-listing.ts';
import { newLandlord, type Landlord } from '../../support/landlords.ts';
import { ownListing, publishedListing } from '../../support/own-listings.ts';
import { addressOf, DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const SAVED = /^Запазено в/u;
const title = (page: Page) => control(page, 'title');

test.describe('draft input', () => {
  test.describe.configure({ mode: 'serial' });
  let landlord: Landlord;
  let page: Page;
  test.beforeAll(async () => {
    landlord = await newLandlord();
  });
  test.beforeEach(async ({ browser }) => {
    page ??= await signedInPage(await browser.newContext({ serviceWorkers: 'block' }), landlord.email);
  });
  test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  test.afterAll(() => page.context().close());

  const unreachable = () => page.route(/\/api\/properties(\/\w+)?$/u, (route) => route.abort());
  const idOf = () => /edit-property\/([^/?]+)/u.exec(addressOf(page).pathname)?.[1] ?? '';

  test('survives a reload before it is saved, and is offered in a new tab', async () => {
    await unreachable();
    await openPage(page, '/create-property');
    await openStep(page, 'Основното');
    await title(page).fill('Недовършена обява с гледка');
    await page.reload();
    await expect(title(page)).toHaveValue('Недовършена обява с гледка');
    await expect(page.getByText('Няма връзка. Пазим промените тук')).toBeVisible();

    const other = await page.context().newPage();
    await other.route(/\/api\/properties(\/\w+)?$/u, (route) => route.abort());
    await openPage(other, '/create-property');
    await expect(other.getByText('Имате недовършена обява на това устройство')).toBeVisible();
    await expect(other.getByText(/Недовършена обява с гледка · /u)).toBeVisible();
    await openStep(other, 'Основното');
    await expect(title(other)).toHaveValue('');
    await other.getByRole('button', { name: 'Продължи я' }).click();
    await openStep(other, 'Основното');
    await expect(title(other)).toHaveValue('Недовършена обява с гледка');
    await other.close();
  });

  test('is saved once when the server is reachable again', async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page).toHaveURL(/\/edit-property\//u);
    expect((await ownListing(landlord.token, idOf())).title).toBe('Недовършена обява с гледка');
  });

  test('does not leak into a new listing', async () => {
    await page.goto('/my-properties');
    await page.locator('#content').getByRole('link', { name: 'Добави обява' }).click();
    await expect(page.getByText(/^Недовършена обява с гледка\. Чернова, променена/u)).toBeVisible();
    await page.getByRole('button', { name: 'Започни нова' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Нова обява' })).toBeVisible();
    await expect(page.getByText('Имате недовършена обява')).toBeHidden();
    await openStep(page, 'Основното');
    await expect(title(page)).toHaveValue('');
    await title(page).fill('Съвсем друга обява с двор');
    await expect(page.getByText(SAVED)).toBeVisible();
    await page
      .getByRole('link', { name: /^Покрив/u })
      .first()
      .click();
    await openNewForm(page);
    await openStep(page, 'Основното');
    await expect(title(page)).toHaveValue('');
  });

  test('is saved on navigation without a dialog', async () => {
    await title(page).fill('Оставена по средата обява');
    await page
      .getByRole('link', { name: /^Покрив/u })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await openPage(page, '/my-properties');
    await expect(page.getByRole('link', { name: 'Оставена по средата обява', exact: true })).toBeVisible();
  });

  test('opens the leave dialog by link and Back when saving fails, and is kept either way', async () => {
    await openPage(page, '/my-properties');
    await page.getByRole('link', { name: 'Оставена по средата обява', exact: true }).click();
    await openStep(page, 'Основното');
    await unreachable();
    await title(page).fill('Променена без връзка обява');
    const question = page.getByRole('alertdialog', { name: 'Има незапазени промени' });
    await page
      .getByRole('link', { name: /^Покрив/u })
      .first()
      .click();
    await question.getByRole('button', { name: 'Остани' }).click();
    await expect(title(page)).toHaveValue('Променена без връзка обява');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Снимки' })).toBeVisible();
    await page.goBack();
    await question.getByRole('button', { name: 'Излез' }).click();
    await expect(page).toHaveURL('/my-properties');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Оставена по средата обява', exact: true }).click();
    await openStep(page, 'Основното');
    await expect(title(page)).toHaveValue('Променена без връзка обява');
    await expect(page.getByText(SAVED)).toBeVisible();
  });

  for (const [size, area] of [
    [PHONE, '64'],
    [DESKTOP, '65'],
  ] as const) {
    test(`waits while a city missing from the list is asked for, at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openStep(page, 'Основното');
      await control(page, 'area').fill(area);
      await page.getByRole('button', { name: 'Моят град липсва' }).click();
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: 'Пишете ни' }).click();
      await expect(page.getByRole('combobox', { name: 'Тема' })).toHaveValue('general');
      await expect(page.getByRole('textbox', { name: 'Съобщение' })).toHaveValue(/^Моля, добавете място/u);
      await page.goBack();
      await expect(control(page, 'area')).toHaveValue(area);
    });
  }

  test('for a public listing is not autosaved; recovered input can be discarded', async () => {
    const id = await publishedListing(landlord.token, `Публикувана обява ${Date.now()}`);
    await openPage(page, `/edit-property/${id}?step=place`);
    await control(page, 'price').fill('930');
    await expect(page.getByText('Променено, още не е запазено')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Възстановихме незапазени промени')).toBeVisible();
    await expect(control(page, 'price')).toHaveValue('930');
    expect((await ownListing(landlord.token, id)).price?.entered).toEqual({ amount: 900, currency: 'BGN' });
    await page.getByRole('button', { name: 'Откажи промените' }).click();
    await expect(control(page, 'price')).toHaveValue('900');
  });
});
