import type { Page } from '@playwright/test';

import { emailField, logIn, passwordField, repeatedField } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { freshEmail, newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const SENT = 'Изпратихме ви имейл за смяна на паролата.';
const DEAD = 'Връзката е невалидна или изтекла.';
const RESET_MAIL = /парола/iu;

async function askForLink(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Изпрати връзка' }).click();
}

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await passwordField(page).fill(password);
  await repeatedField(page).fill(again);
  await page.getByRole('button', { name: 'Запази паролата' }).click();
}

async function linkFor(email: string): Promise<string> {
  await ask('forgotPassword', { body: { email } });
  return linkIn(await mailTo(email, RESET_MAIL), '/reset-password');
}

async function expectDeadLink(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Връзката не важи');
  await expect(page.getByRole('main')).toContainText(DEAD);
  await expect(passwordField(page)).toHaveCount(0);
}

test.describe('password reset request', () => {
  test('is refused without an e-mail, offline and the sixth time within an hour', async ({ page }) => {
    const CALL = '**/api/auth/forgot-password';
    const { email: asker } = await newcomer();
    for (let times = 0; times < 5; times += 1) await ask('forgotPassword', { body: { email: asker } });
    await openPage(page, '/forgot-password');
    const alert = page.getByRole('main').getByRole('alert');

    for (const [email, text] of [
      ['', 'Имейлът е задължителен'],
      ['maria@', 'Невалиден имейл адрес'],
    ] as const) {
      await askForLink(page, email);
      await expect(emailField(page)).toHaveAccessibleDescription(text);
      await expect(emailField(page)).toBeFocused();
    }

    await page.route(CALL, (route) => route.abort('internetdisconnected'));
    await askForLink(page, 'maria@demo.bg');
    await expect(alert).toHaveText('Няма връзка с мрежата.');
    await expect(emailField(page)).toHaveValue('maria@demo.bg');
    await page.unroute(CALL);

    await askForLink(page, asker);
    const text = /^Твърде много заявки\. Опитайте след \d+ минути\.$/u;
    await expect(alert).toHaveText(text);
    await expect(page.getByRole('region', { name: 'Съобщения' }).getByText(text)).toBeVisible();
    await expect(emailField(page)).toHaveValue(asker);
  });

  test('gives the same answer for known and unknown e-mails', async ({ page }) => {
    for (const email of [(await newcomer()).email, freshEmail('unknown')]) {
      await openPage(page, '/forgot-password');
      await askForLink(page, email);
      await expect(toastOn(page, SENT)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверете пощата си');
      await expect(page.getByRole('main')).toContainText(`Ако има профил с имейл ${email}`);
      await expect(page.getByRole('button', { name: /^Изпрати отново след/u })).toBeDisabled();
    }
  });

  test('can be repeated after a minute or for another e-mail', async ({ page }) => {
    const { email } = await newcomer();
    await page.clock.install();
    await openPage(page, '/forgot-password');
    await askForLink(page, email);
    await expect(page.getByRole('button', { name: /^Изпрати отново след/u })).toBeDisabled();
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Изпрати отново', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Изпрати отново след/u })).toBeDisabled();
    await page.getByRole('button', { name: 'Изпрати на друг имейл' }).click();
    await expect(emailField(page)).toHaveValue(email);
    await page.getByRole('main').getByRole('link', { name: 'Към входа' }).click();
    await expect(emailField(page)).toHaveValue(email);
  });
});

test('password reset by mail ends other sessions and allows login', async ({ page, signedInAs }) => {
  test.setTimeout(150_000);
  const { email } = await newcomer({ isVerified: true });
  const elsewhere = await signedInAs(email);
  await elsewhere.goto('/favorites');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await openPage(page, '/login');
  await emailField(page).fill(email);
  await page.getByRole('link', { name: 'Забравена парола?' }).click();
  await page.getByRole('button', { name: 'Изпрати връзка' }).click();
  await expect(toastOn(page, SENT)).toBeVisible();

  const link = linkIn(await mailTo(email, RESET_MAIL), '/reset-password');
  await page.goto(link);
  await expect(page.getByText(`За профила ${email}.`)).toBeVisible();
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);

  for (const [password, again, text] of [
    ['', '', 'Паролата е задължителна'],
    ['Ab1', 'Ab1', 'Паролата трябва да е поне 6 символа'],
    ['demo1234', 'demo1234', 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
    ['Novo12345', '', 'Потвърждението на паролата е задължително'],
    ['Novo12345', 'Novo12346', 'Паролите не съвпадат'],
  ] as const) {
    await setPassword(page, password, again);
    await expect(page.getByText(text)).toBeVisible();
  }
  await setPassword(page, 'Novo12345');
  await expect(toastOn(page, 'Паролата е сменена. Влезте с новата.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(emailField(page)).toHaveValue(email);
  await mailTo(email, /сменена/u);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/u);

  await logIn(page, email, 'Novo12345');
  await expect(page).toHaveURL(/\/$/u);
  await page.goto(link);
  await expectDeadLink(page);
});

test.describe('password reset link', () => {
  test('without a valid code shows an error and offers a new link', async ({ page }) => {
    for (const address of ['/reset-password', '/reset-password?mode=resetPassword&oobCode=no-such-code']) {
      await page.goto(address);
      await expectDeadLink(page);
      await page.getByRole('link', { name: 'Изпрати нова връзка' }).click();
      await expect(page).toHaveURL(/\/forgot-password$/u);
    }
  });

  test('used in another tab is rejected on submit', async ({ page }) => {
    const { email } = await newcomer();
    const link = await linkFor(email);
    await page.goto(link);
    await expect(page.getByText(`За профила ${email}.`)).toBeVisible();
    const token = new URL(link).searchParams.get('oobCode') ?? '';
    await ask('resetPassword', { body: { token, password: 'Drugo1234' } });
    await setPassword(page, 'Novo12345');
    await expectDeadLink(page);
  });

  test('is checked again when the network returns', async ({ page }) => {
    const { email } = await newcomer();
    const link = await linkFor(email);
    await page.route('**/api/auth/reset-password/check', (route) => route.abort('internetdisconnected'));
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверката не успя');
    await page.unroute('**/api/auth/reset-password/check');
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await expect(page.getByText(`За профила ${email}.`)).toBeVisible();
  });

  test('ends the session of this browser, too, without an error toast', async ({ signedInAs }) => {
    const { email } = await newcomer();
    const page = await signedInAs(email);
    await page.goto(await linkFor(email));
    await setPassword(page, 'Novo12345');
    await expect(toastOn(page, 'Паролата е сменена. Влезте с новата.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/u);
    await expect(page.getByText('Сесията ви изтече.')).toBeHidden();
  });
});

test('password reset pages pass axe', async ({ page }) => {
  test.setTimeout(240_000);
  const { email } = await newcomer();
  await openPage(page, '/forgot-password');
  await auditPage(page, 'reset request');
  await askForLink(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверете пощата си');
  await auditPage(page, 'reset mail sent');
  await page.goto(linkIn(await mailTo(email, RESET_MAIL), '/reset-password'));
  await setPassword(page, 'demo', 'x');
  await auditPage(page, 'new password with errors');
  await openPage(page, '/reset-password');
  await auditPage(page, 'invalid reset link');
});
