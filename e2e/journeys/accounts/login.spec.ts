import type { Page, Route } from '@playwright/test';

import { emailField, logIn, passwordField } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { changeIdentity } from '../../support/identity-provider.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { freshEmail, newcomer } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { addressOf, openPage, PHONE } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const SIGN_IN_CALL = '**/accounts:signInWithPassword*';

/** Expects one toast, the e-mail kept and the focus in the password field. */
async function expectFailure(page: Page, text: string, email: string): Promise<void> {
  await expect(toastOn(page, text)).toBeVisible();
  await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
  await expect(passwordField(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await expect(page).toHaveURL(/\/login/u);
}

test.describe('login rejects', () => {
  test('invalid fields, with the error beside the field', async ({ page }) => {
    await openPage(page, '/login');
    for (const [what, email, password, text] of [
      ['no e-mail', '', PASSWORD, 'Имейлът е задължителен'],
      ['a blank e-mail', '   ', PASSWORD, 'Имейлът е задължителен'],
      ['half an e-mail', 'maria@', PASSWORD, 'Невалиден имейл адрес'],
      ['no password', 'maria@demo.bg', '', 'Паролата е задължителна'],
      ['a short password', 'maria@demo.bg', '12345', 'Паролата трябва да е поне 6 символа'],
    ] as const)
      await test.step(what, async () => {
        await logIn(page, email, password);
        const told = text.startsWith('Парола') ? passwordField(page) : emailField(page);
        await expect(told).toHaveAccessibleDescription(text);
        await expect(told).toBeFocused();
      });
  });

  test('credentials refused by the identity provider, and keeps the input', async ({ page }) => {
    const [known, disabled] = [await newcomer(), await newcomer()];
    await changeIdentity(disabled.id, { disableUser: true });
    let answer: (route: Route) => Promise<void> = (route) => route.continue();
    const saying = (code: string) => (route: Route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } });
    await page.route(SIGN_IN_CALL, (route) => answer(route));
    await page.clock.install();
    await openPage(page, '/login');
    const refuses = (what: string, email: string, text: string, password = PASSWORD) =>
      test.step(what, async () => {
        await logIn(page, email, password);
        await expectFailure(page, text, email);
        // past the login throttle
        await page.clock.fastForward(5000);
      });

    await refuses('a wrong password', known.email, 'Грешна парола.', 'Wrong1234');
    await refuses('an unknown e-mail', freshEmail('unknown'), 'Няма потребител с този имейл.');
    await refuses(
      'a disabled account',
      disabled.email,
      'Потребителят е деактивиран. Свържете се с поддръжката.',
    );
    // The emulator never returns these codes; Firebase does.
    for (const [code, text] of [
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Твърде много опити. Изчакайте 15 минути.'],
      ['INVALID_LOGIN_CREDENTIALS', 'Грешен имейл или парола.'],
      ['INVALID_EMAIL', 'Невалиден имейл адрес'],
      ['OPERATION_NOT_ALLOWED', 'Този начин на вход не е позволен. Свържете се с поддръжката.'],
    ] as const) {
      answer = saying(code);
      await refuses(code, 'maria@demo.bg', text);
    }
    answer = (route) => route.abort('internetdisconnected');
    await refuses('no network', 'maria@demo.bg', 'Проблем с мрежата. Проверете връзката си.');
  });

  test('a second attempt within five seconds, and accepts a later one', async ({ page }) => {
    const { email } = await newcomer();
    const now = Date.now();
    // The clock is paused: both attempts have the same time.
    await page.clock.setFixedTime(now);
    await openPage(page, '/login');
    await logIn(page, email, 'Wrong1234');
    await expect(toastOn(page, 'Грешна парола.')).toBeVisible();
    await logIn(page, email);
    await expectFailure(page, 'Твърде чести опити за вход. Моля, изчакайте малко.', email);
    await page.clock.setFixedTime(now + 5000);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/$/u);
  });

  test('the eleventh wrong password of an account from one network', async () => {
    const { email } = await newcomer();
    const guess = () => ask('login', { body: { email, password: 'Wrong1234' } }).catch(String);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await guess());
    expect(answers.slice(0, 10).every((answer) => String(answer).includes('answered 401'))).toBe(true);
    expect(answers[10]).toContain('answered 429');
    expect(answers[10]).toContain('"retryAfter"');
  });
});

test.describe('login redirects', () => {
  for (const [wish, path] of [
    ['/favorites?page=2', '/favorites?page=2'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/x/..//evil.example', '/'],
  ] as const)
    test(`${JSON.stringify(wish)} to ${path}`, async ({ page }) => {
      const { email } = await newcomer();
      await openPage(page, `/login?redirect=${encodeURIComponent(wish)}`);
      await logIn(page, email);
      await page.waitForURL((url) => url.pathname !== '/login');
      await expect(userMenu(page)).toBeVisible();
      const { pathname, search, host } = addressOf(page);
      expect(pathname + search).toBe(path);
      expect(host).toBe(`localhost:${process.env.E2E_PORT}`);
    });

  test('within this site for an encoded double slash', async ({ page }) => {
    const { email } = await newcomer();
    await page.goto(`/login?redirect=${encodeURIComponent('/%2F%2Fevil.example')}`);
    await logIn(page, email);
    await expect(userMenu(page)).toBeVisible();
    expect(addressOf(page).host).toBe(`localhost:${process.env.E2E_PORT}`);
  });

  test('back to the guarded page', async ({ page }) => {
    const { email } = await newcomer();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/u);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/profile$/u);
  });

  test('signed-in people away from login and registration', async ({ signedInAs }) => {
    const page = await signedInAs((await newcomer()).email);
    for (const entrance of ['/login', '/register']) {
      await page.goto(`${entrance}?redirect=%2Fprofile`);
      await expect(page).toHaveURL(/\/profile$/u);
    }
  });

  test('to registration and password reset, with the typed e-mail', async ({ page }) => {
    await openPage(page, '/login?redirect=%2Ffavorites');
    await expect(page.getByRole('link', { name: 'Регистрирайте се' })).toHaveAttribute(
      'href',
      '/register?redirect=%2Ffavorites',
    );
    await emailField(page).fill('maria@demo.bg');
    await page.getByRole('link', { name: 'Забравена парола?' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/u);
    await expect(emailField(page)).toHaveValue('maria@demo.bg');
  });
});

for (const [isVerified, text] of [
  [true, 'Успешно влязохте в системата!'],
  [false, 'Успешно влязохте в системата! Моля, потвърдете вашия имейл адрес.'],
] as const)
  test(`login greets a person with ${isVerified ? 'a verified' : 'an unverified'} e-mail`, async ({
    page,
  }) => {
    const { email } = await newcomer({ isVerified });
    await openPage(page, '/login');
    await logIn(page, email);
    await expect(
      page.getByRole('region', { name: 'Съобщения' }).getByText(text, { exact: true }),
    ).toBeVisible();
  });

test('login works by keyboard alone', async ({ page }) => {
  const { email } = await newcomer();
  await openPage(page, '/login');
  await tabTo(page, emailField(page));
  await page.keyboard.type(email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(PASSWORD);
  await pressAt(page, page.getByRole('button', { name: 'Покажи паролата' }));
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('checkbox', { name: 'Запомни ме' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/u);
});

test('login submits once, shows progress and reports a slow reply', async ({ page }) => {
  const { email } = await newcomer();
  let tries = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SIGN_IN_CALL, async (route) => {
    tries += 1;
    await held;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await openPage(page, '/login');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Влизане...' })).toHaveAttribute('aria-busy', 'true');
  await passwordField(page).press('Enter');
  await expect(page.getByText('Отнема повече от обичайното.')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/$/u);
  expect(tries).toBe(1);
});

test('login page passes axe, empty and with errors', async ({ page }) => {
  test.setTimeout(180_000);
  await openPage(page, '/login');
  await auditPage(page, 'login');
  await logIn(page, 'maria@', '12345');
  await expect(emailField(page)).toHaveAccessibleDescription('Невалиден имейл адрес');
  await auditPage(page, 'login with errors');
});
