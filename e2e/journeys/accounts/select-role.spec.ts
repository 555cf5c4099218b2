import { auditPage } from '../../support/audit.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('landlord role chosen by keyboard leads to the listing form and is not offered again', async ({
  signedInAs,
}) => {
  const page = await signedInAs((await newcomer()).email);
  await openPage(page, '/select-role');
  await tabTo(page, page.getByRole('radio', { name: /^Търся жилище/u }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Давам под наем/u })).toBeChecked();
  await auditPage(page, 'the role');
  await pressAt(page, page.getByRole('button', { name: 'Продължи' }));
  await expect(toastOn(page, 'Ролята е запазена.')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/create-property');

  await openPage(page, '/select-role');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ролята ви вече е избрана');
  await auditPage(page, 'a role that was chosen');
});
