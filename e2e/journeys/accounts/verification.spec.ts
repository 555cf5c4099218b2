import type { Page } from '@playwright/test';

import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const WRONG = '/email-verified?mode=verifyEmail&oobCode=no-such-code';
const BANNER = 'Потвърдете имейла си: така знаем, че профилът е ваш.';
const VERIFY_CALL = '**/api/auth/verify-email';

const linkFor = async (email: string): Promise<string> =>
  linkIn(await mailTo(email, /Потвърдете имейла си/u), '/email-verified');

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('verification link of a visitor leads to login', async ({ page }) => {
  const { email } = await newcomer();
  await page.goto(await linkFor(email));
  await expect(titleOf(page)).toHaveText('Имейлът е потвърден');
  await expect(toastOn(page, 'Имейлът е потвърден.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Към входа' }).click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('used verification link is invalid for a visitor and done for its owner', async ({
  page,
  signedInAs,
}) => {
  const { email } = await newcomer();
  const link = await linkFor(email);
  const own = await signedInAs(email);
  await openPage(own, '/');
  await expect(own.getByText(BANNER)).toBeVisible();
  await own.goto(link);
  await expect(titleOf(own)).toHaveText('Имейлът е потвърден');
  await expect(own.getByText(BANNER)).toBeHidden();
  await own.reload();
  await expect(titleOf(own)).toHaveText('Имейлът е потвърден');

  await page.goto(link);
  await expect(titleOf(page)).toHaveText('Връзката не важи');
  await expect(page.getByRole('main')).toContainText('Връзката е невалидна или изтекла.');
  await page.getByRole('main').getByRole('link', { name: 'Към входа' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile$/u);
});

test('verification link of another account verifies that account', async ({ signedInAs }) => {
  const [one, other] = [await newcomer(), await newcomer()];
  const page = await signedInAs(one.email);
  await page.goto(await linkFor(other.email));
  await expect(page.getByRole('main')).toContainText(`Сега сте влезли с ${one.email}`);
  await expect(page.getByText(BANNER)).toBeVisible();
});

test('verification page sends a new link, three times an hour', async ({ signedInAs }) => {
  const { email } = await newcomer();
  const page = await signedInAs(email);
  for (let times = 0; times < 3; times += 1) {
    await page.goto(WRONG);
    await page.getByRole('main').getByRole('button', { name: 'Изпрати нова връзка' }).click();
    await expect(page.getByRole('main')).toContainText(`Изпратихме нова връзка на ${email}.`);
    await expect(toastOn(page, 'Изпратихме ви нов имейл за потвърждение!')).toBeVisible();
  }
  await page.goto(WRONG);
  await page.getByRole('main').getByRole('button', { name: 'Изпрати нова връзка' }).click();
  const toasts = page.getByRole('region', { name: 'Съобщения' });
  await expect(toasts.getByText(/^Твърде много опити\. Изчакайте \d+ минути\.$/u)).toBeVisible();
});

test('verification page reports a deleted or suspended account', async ({ page }) => {
  for (const [code, status, text] of [
    ['ACCOUNT_SUSPENDED', 403, 'Този потребител е деактивиран. Свържете се с нас.'],
    ['UNAUTHENTICATED', 401, 'Няма потребител с този имейл.'],
  ] as const)
    await test.step(code, async () => {
      await page.route(VERIFY_CALL, (route) =>
        route.fulfill({
          status,
          json: { success: false, code, message: 'Този потребител е деактивиран. Свържете се с нас.' },
        }),
      );
      await page.goto(WRONG);
      await expect(titleOf(page)).toHaveText('Проверката не успя');
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('main').getByRole('button', { name: 'Опитай пак' })).toHaveCount(0);
      await page.unroute(VERIFY_CALL);
    });
});

test('verification is retried when the network returns', async ({ page }) => {
  const { email } = await newcomer();
  await page.route(VERIFY_CALL, (route) => route.abort('internetdisconnected'));
  await page.goto(await linkFor(email));
  await expect(titleOf(page)).toHaveText('Проверката не успя');
  await page.unroute(VERIFY_CALL);
  await page.getByRole('button', { name: 'Опитай пак' }).click();
  await expect(titleOf(page)).toHaveText('Имейлът е потвърден');
});

test('verification pages pass axe', async ({ page, signedInAs }) => {
  test.setTimeout(240_000);
  const { email } = await newcomer();
  await openPage(page, '/email-verified');
  await auditPage(page, 'invalid link, visitor');
  const own = await signedInAs(email);
  await openPage(own, WRONG);
  await auditPage(own, 'invalid link');
  await own.goto(await linkFor(email));
  await expect(titleOf(own)).toHaveText('Имейлът е потвърден');
  await auditPage(own, 'verified e-mail');
});
