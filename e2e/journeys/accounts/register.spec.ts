import type { Route } from '@playwright/test';

import {
  emailField,
  fillRegistration,
  logIn,
  passwordField,
  phoneField,
  repeatedField,
  sendRegistration,
  type RegistrationInput,
} from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { freshEmail, freshPhone, newcomer } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const PHONE_TAKEN = 'Този телефонен номер вече се използва от друг потребител.';
const DONE = 'Успешна регистрация! Моля, проверете вашата поща за имейл за потвърждение.';
const SIGN_UP_CALL = '**/accounts:signUp*';
const BANNER = 'Потвърдете имейла си: така знаем, че профилът е ваш.';

/** Field, invalid input, error beside the field. */
const REFUSED = [
  ['Име', { firstName: '' }, 'Името е задължително'],
  ['Име', { firstName: 'М' }, 'Името трябва да е поне 2 символа'],
  ['Фамилия', { lastName: '' }, 'Фамилията е задължителна'],
  ['Фамилия', { lastName: 'И' }, 'Фамилията трябва да е поне 2 символа'],
  ['Имейл', { email: '' }, 'Имейлът е задължителен'],
  ['Имейл', { email: 'maria' }, 'Невалиден имейл адрес'],
  [
    'Телефон (по желание)',
    { phone: '12' },
    'Невалиден телефонен номер. Използвайте формат: 088 812 3456 или +359 88 812 3456',
  ],
  ['Парола', { password: '', confirmPassword: '' }, 'Паролата е задължителна'],
  ['Парола', { password: 'Ab1' }, 'Паролата трябва да е поне 6 символа'],
  ['Парола', { password: 'demo1234' }, 'Паролата трябва да съдържа малка буква, главна буква и цифра'],
  ['Парола', { password: 'Qwerty12' }, 'Тази парола е сред най-използваните. Изберете друга.'],
  ['Потвърждение на паролата', { confirmPassword: '' }, 'Потвърждението на паролата е задължително'],
  ['Потвърждение на паролата', { confirmPassword: `${PASSWORD}9` }, 'Паролите не съвпадат'],
] as const satisfies readonly (readonly [string, Partial<RegistrationInput>, string])[];

test.describe('registration rejects', () => {
  test('invalid fields, with the error beside the field', async ({ page }) => {
    await openPage(page, '/register');
    for (const [label, input, text] of REFUSED)
      await test.step(JSON.stringify(input), async () => {
        await fillRegistration(page, { email: freshEmail(), ...input });
        await sendRegistration(page);
        const field = page.getByRole('textbox', { name: label, exact: true });
        await expect(field).toHaveAccessibleDescription(
          new RegExp(text.replaceAll(/[+.]/gu, String.raw`\$&`), 'u'),
        );
        await expect(field).toBeFocused();
        await expect(page).toHaveURL(/\/register$/u);
      });
  });

  test('an e-mail in use, keeps the input and links to login', async ({ page }) => {
    const { email } = await newcomer();
    await openPage(page, '/register');
    await fillRegistration(page, { email });
    await sendRegistration(page);
    await expect(emailField(page)).toHaveAccessibleDescription('Този имейл вече се използва.');
    await expect(emailField(page)).toBeFocused();
    await expect(toastOn(page, 'Този имейл вече се използва.')).toHaveCount(0);
    await expect(page.getByLabel('Фамилия')).toHaveValue('Иванова');
    await expect(passwordField(page)).toHaveValue(PASSWORD);
    await page.getByRole('link', { name: 'Влезте с този имейл' }).click();
    await expect(emailField(page)).toHaveValue(email);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/$/u);
  });

  test('data refused by the identity provider, and keeps the input', async ({ page }) => {
    let answer: (route: Route) => Promise<void>;
    const saying = (code: string) => (route: Route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } });
    await page.route(SIGN_UP_CALL, (route) => answer(route));
    await openPage(page, '/register');
    // The emulator never returns these codes; Firebase does.
    for (const [code, text] of [
      ['WEAK_PASSWORD : Password should be at least 6 characters', 'Паролата е твърде слаба'],
      ['INVALID_EMAIL', 'Невалиден имейл адрес'],
      ['OPERATION_NOT_ALLOWED', 'Регистрацията не е позволена. Свържете се с поддръжката.'],
    ] as const)
      await test.step(code, async () => {
        answer = saying(code);
        await fillRegistration(page, { email: freshEmail() });
        await sendRegistration(page);
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        await expect(toastOn(page, text)).toHaveCount(0);
      });

    await test.step('no network', async () => {
      answer = (route) => route.abort('internetdisconnected');
      const email = freshEmail();
      await fillRegistration(page, { email });
      await sendRegistration(page);
      const text = 'Проблем с мрежата. Проверете връзката си.';
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
      await expect(emailField(page)).toHaveValue(email);
    });
  });
});

test.describe('registration phone', () => {
  test('is checked while typing; a taken one blocks the registration', async ({ page }) => {
    const phone = freshPhone();
    await newcomer({ phone });
    await openPage(page, '/register');
    await phoneField(page).pressSequentially(freshPhone());
    await expect(page.getByText('Свободен')).toBeVisible();
    await phoneField(page).fill('');
    await phoneField(page).pressSequentially(`+359 ${phone.slice(1)}`);
    await expect(phoneField(page)).toHaveAccessibleDescription(new RegExp(PHONE_TAKEN, 'u'));
    await expect(page.getByText('Свободен')).toBeHidden();

    await fillRegistration(page, { email: freshEmail(), phone });
    await sendRegistration(page);
    await expect(phoneField(page)).toHaveAccessibleDescription(new RegExp(PHONE_TAKEN, 'u'));
    await expect(phoneField(page)).toBeFocused();
    await expect(page).toHaveURL(/\/register$/u);
  });

  test('does not block the registration when the check fails', async ({ page }) => {
    await page.route('**/api/auth/check-phone', (route) => route.abort('internetdisconnected'));
    await openPage(page, '/register');
    await fillRegistration(page, { email: freshEmail(), phone: freshPhone() });
    await sendRegistration(page);
    await expect(page).toHaveURL(/\/select-role$/u);
  });
});

test('password rules are checked while typing', async ({ page }) => {
  await openPage(page, '/register');
  const met = page.getByRole('list', { name: 'Изисквания към паролата' }).getByText(/, изпълнено$/u);
  await expect(met).toHaveCount(0);
  await passwordField(page).pressSequentially('demo12');
  await expect(met).toHaveCount(3);
  await expect(page.getByText('слаба')).toBeVisible();
  await passwordField(page).pressSequentially('DжK!f8w2');
  await expect(met).toHaveCount(4);
  await expect(page.getByText('много добра')).toBeVisible();
  await repeatedField(page).pressSequentially('demo13');
  await expect(page.getByText('Паролите не съвпадат')).toBeVisible();
  await repeatedField(page).fill('demo12DжK!f8w2');
  await expect(page.getByText('Паролите съвпадат.')).toBeVisible();
});

test('terms and privacy open in a new tab', async ({ page, context }) => {
  await openPage(page, '/register');
  await page.getByLabel('Фамилия').fill('Иванова');
  for (const [name, path] of [
    ['общите условия', '/terms'],
    ['политиката за поверителност', '/privacy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(path);
  }
  await expect(page.getByLabel('Фамилия')).toHaveValue('Иванова');
});

test('registration, role and e-mail verification remove the banner in every tab', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  await page.goto('/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Регистрирайте се' }).click();
  await fillRegistration(page, { firstName: 'Стефка', email, phone: freshPhone() });
  await repeatedField(page).press('Enter');
  await expect(toastOn(page, DONE)).toBeVisible();
  await expect(page).toHaveURL(/\/select-role$/u);
  await expect(page.getByText(/^Добре дошли, Стефка!/u)).toBeVisible();
  await expect(page.getByText(BANNER)).toBeVisible();

  await page.getByText('Търся жилище').click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page).toHaveURL(/\/favorites$/u);

  const mail = await context.newPage();
  await mail.goto(linkIn(await mailTo(email, /Потвърдете имейла си/u), '/email-verified'));
  await expect(mail.getByRole('heading', { name: 'Имейлът е потвърден' })).toBeVisible();
  await expect(toastOn(mail, 'Имейлът е потвърден.')).toBeVisible();
  await expect(mail.getByText(BANNER)).toBeHidden();
  await expect(page.getByText(BANNER)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(BANNER)).toBeHidden();
});

test('registration page passes axe, empty and with errors', async ({ page }) => {
  test.setTimeout(180_000);
  await openPage(page, '/register');
  await auditPage(page, 'registration');
  await fillRegistration(page, { email: 'maria@', phone: '12', password: 'demo', confirmPassword: 'x' });
  await sendRegistration(page);
  await expect(emailField(page)).toHaveAccessibleDescription('Невалиден имейл адрес');
  await auditPage(page, 'registration with errors');
});
