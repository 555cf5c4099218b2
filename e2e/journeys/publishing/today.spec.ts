import { sumOf } from '@pokriv/contracts/money';
import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { control } from '../../support/fill-listing.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { mailTo, subjectsTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { completeDraft, ownListing, publishedListing } from '../../support/own-listings.ts';
import { DESKTOP, expectFits, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const QUIET_VIEWS = 10;
const DAY_MS = 86_400_000;
const line = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('„Днес“ leads a landlord to what waits and does it in place, on a phone and a desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const landlord = await newLandlord();
  const { token } = landlord;
  await page.setViewportSize(PHONE);

  await test.step('a sign-in without another wish opens it; nothing waits', async () => {
    await openPage(page, '/login');
    await logIn(page, landlord.email);
    await expect(page).toHaveURL('/today');
    await expect(page.getByText('Нищо не ви чака')).toBeVisible();
  });

  const title = `Изтичаща ${stamp} в Лозенец`;
  const id = await publishedListing(token, title);
  await completeDraft(token, `Чернова ${stamp}`);
  await moveDates(id, { expiresAt: new Date(stamp + 3 * DAY_MS), remindAt: new Date(stamp + 2 * DAY_MS) });
  const tenant = await newcomer({ isVerified: true });
  await ask('startThread', {
    token: tenant.token,
    body: { listingId: id, text: 'Още ли е свободна?', clientId: `client-${stamp}` },
  });

  await test.step('shows a question, an expiring listing and a draft', async () => {
    await openPage(page, '/today');
    await expect(page.getByRole('article')).toHaveCount(3);
    await auditPage(page, 'today');
  });

  await test.step('the listing is renewed in place, and its line goes away', async () => {
    await line(page, title).getByRole('button', { name: 'Поднови' }).click();
    await expect(toastOn(page, 'Обявата е подновена.')).toBeVisible();
    await expect(line(page, title)).toHaveCount(0);
    const { expiresAt } = await ownListing(token, id);
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(stamp + 29 * DAY_MS);
  });

  await test.step('an answered question does not wait any more', async () => {
    const question = page.getByRole('article', { name: /чака отговор$/u });
    await page.setViewportSize(PHONE);
    await question.getByRole('link', { name: 'Отговори' }).click();
    await expect(page).toHaveURL(/\/messages\//u);
    await page.getByRole('textbox', { name: 'Вашето съобщение' }).fill('Да, свободна е.');
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(page.getByText('Да, свободна е.').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/today');
    await expect(question).toHaveCount(0);
  });

  await test.step('the draft goes on', async () => {
    await line(page, `Чернова ${stamp}`).getByRole('link', { name: 'Продължи' }).click();
    await expect(page).toHaveURL(/\/edit-property\//u);
  });
});

test('„Днес“ leads to the remark of a returned listing, to a listing without calls and to a rent above its area', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const landlord = await newSubscriber();
  const { token } = landlord;
  const [returned, quiet, dear] = [`Върната ${stamp}`, `Тиха ${stamp} в Лозенец`, `Скъпа ${stamp} в Лозенец`];

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

  const quietId = await publishedListing(token, quiet);
  await moveDates(quietId, { confirmedAt: new Date(stamp - 11 * DAY_MS) });
  for (let visitor = 1; visitor <= QUIET_VIEWS; visitor += 1)
    await ask('recordView', { params: { id: quietId }, ip: `172.${visitor}.${stamp & 255}.1` });

  const dearId = await publishedListing(token, dear, { price: sumOf(9000, 'BGN') });
  const page = await signedInAs(landlord.email);

  for (const size of [PHONE, DESKTOP])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expect(async () => {
        await openPage(page, '/today');
        await expect(line(page, quiet)).toContainText('Без обаждания', { timeout: 1000 });
      }).toPass();
      await expect(line(page, returned)).toContainText('Лога/контакти в снимките');
      await expect(line(page, quiet)).toContainText(
        /За 10\sдни има 10\sпреглеждания, но никой не е поискал телефона/u,
      );
      await expect(line(page, dear)).toContainText(/Наемът е с \d+\s% над подобните/u);
      await expectNoSidewaysScroll(page);

      await line(page, returned).getByRole('link', { name: 'Поправи' }).click();
      const tile = page.locator(`#picture-${picture}`);
      await expect(tile.getByText('Лого на агенция.')).toBeInViewport();
      await expect.poll(() => tile.evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await page.goBack();

      await line(page, quiet).getByRole('link', { name: 'Подобри обявата' }).click();
      await expect(page).toHaveURL(`/edit-property/${quietId}?step=pictures#field-images`);
      await expect(control(page, 'images')).toBeFocused();
      await page.goBack();

      await line(page, dear).getByRole('link', { name: 'Към наема' }).click();
      await expect(page).toHaveURL(`/edit-property/${dearId}?step=place#field-price`);
      await expect(control(page, 'price')).toBeFocused();
    });
});

test('mails about own steps are off until they are switched on', async ({ signedInAs }) => {
  const landlord = await newLandlord();
  const { token } = landlord;
  const params = { id: await publishedListing(token, `Своя стъпка ${Date.now()}`) };
  await ask('pauseProperty', { token, params });
  await ask('resumeProperty', { token, params });
  const body = { reason: 'Цената не е вярна.', code: 'wrong_price' } as const;
  await ask('requestChanges', { token: await tokenOf('admin@demo.bg'), params, body });
  await mailTo(landlord.email, /върната за корекции$|моля, поправете/iu);
  // mails of earlier steps would have come before
  expect(
    (await subjectsTo(landlord.email)).filter((subject) => /спряна|отново се показва/u.test(subject)),
  ).toEqual([]);

  const page = await signedInAs(landlord.email);
  await openPage(page, '/profile#notifications');
  const steps = page.getByRole('switch', { name: 'Потвърждения на собствените ми действия по обяви' });
  await expect(steps).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Писмо в понеделник/u })).toBeChecked();
  await expectFits(page);
  await steps.click();
  await expect(toastOn(page, 'Включено: Потвърждения на собствените ми действия по обяви')).toBeVisible();
  const { data } = await ask('getProfile', { token });
  expect(data.silencedMails).toEqual([]);
});
