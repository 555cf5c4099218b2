import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test.describe('role chosen by keyboard', () => {
  for (const [role, steps, path] of [
    ['Търся жилище', [], '/'],
    ['Давам под наем', ['ArrowDown'], '/create-property'],
  ] as const)
    test(`„${role}“ leads to ${path}`, async ({ signedInAs }) => {
      const page = await signedInAs((await newcomer()).email);
      await openPage(page, '/select-role');
      await tabTo(page, page.getByRole('radio', { name: /^Търся жилище/u }));
      await page.keyboard.press('Space');
      for (const key of steps) await page.keyboard.press(key);
      await expect(page.getByRole('radio', { name: new RegExp(`^${role}`, 'u') })).toBeChecked();
      await pressAt(page, page.getByRole('button', { name: 'Продължи' }));
      await expect(toastOn(page, 'Ролята е запазена.')).toBeVisible();
      await page.waitForURL((url) => url.pathname === path);
    });
});

test('role page requires a choice', async ({ signedInAs }) => {
  const page = await signedInAs((await newcomer()).email);
  await openPage(page, '/select-role');
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Изберете роля.');
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test('role page tells a person with a role to request a change', async ({ signedInAs }) => {
  const person = await newcomer();
  await ask('updateProfile', { token: person.token, body: { role: 'landlord' } });
  const page = await signedInAs(person.email);
  await page.goto('/select-role');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ролята ви вече е избрана');
  await expect(page.getByRole('main')).toContainText('Вие сте: Наемодател.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Моите обяви' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Към профила' }).click();
  await expect(page).toHaveURL(/\/profile$/u);
});

test('role chosen in another tab is not overwritten', async ({ signedInAs }) => {
  const person = await newcomer();
  const page = await signedInAs(person.email);
  await openPage(page, '/select-role');
  await ask('updateProfile', { token: person.token, body: { role: 'landlord' } });
  await page.getByText('Търся жилище').click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  const text = 'Ролята ви вече е избрана. Поискайте смяна на ролята от профила си.';
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
});

test('role page keeps the choice offline and shows the error', async ({ signedInAs }) => {
  const page = await signedInAs((await newcomer()).email);
  await openPage(page, '/select-role');
  await page.route('**/api/auth/profile', (route) => route.abort('internetdisconnected'));
  await page.getByText('Давам под наем').click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Няма връзка с мрежата.');
  await expect(page.getByRole('radio', { name: /^Давам под наем/u })).toBeChecked();
});

test('role page sends a visitor to sign-in', async ({ page }) => {
  await page.goto('/select-role');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fselect-role$/u);
});

test('role page passes axe, before and after the choice', async ({ signedInAs }) => {
  test.setTimeout(180_000);
  const person = await newcomer();
  const page = await signedInAs(person.email);
  await openPage(page, '/select-role');
  await page.getByText('Давам под наем').click();
  await auditPage(page, 'the role');
  await ask('updateProfile', { token: person.token, body: { role: 'landlord' } });
  await page.evaluate(() => sessionStorage.clear());
  await openPage(page, '/select-role');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ролята ви вече е избрана');
  await auditPage(page, 'a role that was chosen');
});
