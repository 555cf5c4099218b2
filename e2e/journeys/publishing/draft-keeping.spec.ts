import { control, openStep } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { ownListing } from '../../support/own-listings.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

const title = (page: Page) => control(page, 'title');
const unreachable = (page: Page) => page.route(/\/api\/properties(\/\w+)?$/u, (route) => route.abort());

test('draft input survives a reload and a new tab without a server, and asks before it is left', async ({
  signedInAs,
}) => {
  const { email, token } = await newLandlord();
  const page = await signedInAs(email);

  await test.step('it survives a reload before it is saved', async () => {
    await unreachable(page);
    await openPage(page, '/create-property?step=place');
    await title(page).fill('Недовършена обява с гледка');
    await page.reload();
    await expect(title(page)).toHaveValue('Недовършена обява с гледка');
    await expect(page.getByText('Няма връзка. Пазим промените тук')).toBeVisible();
  });

  await test.step('it is offered in a new tab', async () => {
    const other = await page.context().newPage();
    await unreachable(other);
    await openPage(other, '/create-property?step=place');
    await expect(other.getByText(/Недовършена обява с гледка · /u)).toBeVisible();
    await expect(title(other)).toHaveValue('');
    await other.getByRole('button', { name: 'Продължи я' }).click();
    await openStep(other, 'Основното');
    await expect(title(other)).toHaveValue('Недовършена обява с гледка');
    await other.close();
  });

  await test.step('it is saved once the server is reachable again', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/edit-property\//u);
    const id = /edit-property\/([^/?]+)/u.exec(addressOf(page).pathname)?.[1] ?? '';
    expect((await ownListing(token, id)).title).toBe('Недовършена обява с гледка');
  });

  await test.step('a link and Back ask before they leave it unsaved, and it is kept either way', async () => {
    await openPage(page, '/my-properties');
    await page.getByRole('link', { name: 'Недовършена обява с гледка', exact: true }).click();
    await openStep(page, 'Основното');
    await unreachable(page);
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
    await page.getByRole('link', { name: 'Недовършена обява с гледка', exact: true }).click();
    await openStep(page, 'Основното');
    await expect(title(page)).toHaveValue('Променена без връзка обява');
    await expect(page.getByText(/^Запазено в/u)).toBeVisible();
  });
});
