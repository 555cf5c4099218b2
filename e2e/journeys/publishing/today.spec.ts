import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { newcomer } from '../../support/newcomers.ts';
import { completeDraft, ownListing, publishedListing } from '../../support/own-listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const DAY_MS = 86_400_000;

test('„Днес“ leads a landlord to what waits and does it in place, on a phone', async ({ signedInAs }) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const { email, token } = await newLandlord();
  const [returned, expiring] = [`Върната ${stamp}`, `Изтичаща ${stamp} в Лозенец`];

  const returnedId = await completeDraft(token, returned);
  await ask('submitProperty', { token, params: { id: returnedId } });
  const picture = (await ownListing(token, returnedId)).images[1]?.id ?? '';
  await ask('rejectProperty', {
    token: await tokenOf('admin@demo.bg'),
    params: { id: returnedId },
    body: {
      reason: 'Има лого в снимките.',
      code: 'watermark',
      remarks: [{ place: picture, text: 'Лого на агенция.' }],
    },
  });
  const id = await publishedListing(token, expiring);
  await moveDates(id, { expiresAt: new Date(stamp + 3 * DAY_MS), remindAt: new Date(stamp + 2 * DAY_MS) });
  const tenant = await newcomer({ isVerified: true });
  await ask('startThread', {
    token: tenant.token,
    body: { listingId: id, text: 'Още ли е свободна?', clientId: `client-${stamp}` },
  });

  const page = await signedInAs(email);
  await page.setViewportSize(PHONE);
  await openPage(page, '/today');
  const line = (name: string | RegExp) => page.getByRole('article', { name, exact: true });
  await expect(page.getByRole('article')).toHaveCount(3);

  await test.step('the listing is renewed in place, and its line goes away', async () => {
    await line(expiring).getByRole('button', { name: 'Поднови' }).click();
    await expect(toastOn(page, 'Обявата е подновена.')).toBeVisible();
    await expect(line(expiring)).toHaveCount(0);
    const { expiresAt } = await ownListing(token, id);
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(stamp + 29 * DAY_MS);
  });

  await test.step('the returned listing opens at the remark', async () => {
    await line(returned).getByRole('link', { name: 'Поправи' }).click();
    const tile = page.locator(`#picture-${picture}`);
    await expect(tile.getByText('Лого на агенция.')).toBeInViewport();
    await expect.poll(() => tile.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/today');
  });

  await test.step('an answered question does not wait any more', async () => {
    const question = line(/чака отговор$/u);
    await question.getByRole('link', { name: 'Отговори' }).click();
    await expect(page).toHaveURL(/\/messages\//u);
    await page.getByRole('textbox', { name: 'Вашето съобщение' }).fill('Да, свободна е.');
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(page.getByText('Да, свободна е.').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/today');
    await expect(question).toHaveCount(0);
  });
});
