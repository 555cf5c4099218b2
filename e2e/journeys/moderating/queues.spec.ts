import { expectFits, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('queue board opens from the dashboard, pauses and resumes a queue, and cannot add, limit or empty it', async ({
  signedInAs,
}) => {
  const admin = await signedInAs('admin@demo.bg');
  await openPage(admin, '/admin');
  await expect(admin.getByText(/^Чакат решение: /u)).toBeVisible();
  await expectFits(admin);
  const opening = admin.waitForEvent('popup');
  await admin.getByRole('button', { name: 'Опашки' }).click();
  const board = await opening;

  await board.getByRole('link', { name: 'report-notification' }).first().click();
  const menu = board.locator('section [aria-haspopup=menu]').last();
  await menu.click();
  await expect(board.getByRole('menuitem')).toHaveText(['Pause']);
  await board.getByRole('menuitem').click();
  await board.getByRole('button', { name: 'Confirm' }).click();
  await expect(board.getByText('[ Paused ]')).toBeVisible();
  await menu.click();
  await board.getByRole('menuitem', { name: 'Resume' }).click();
  await board.getByRole('button', { name: 'Confirm' }).click();
  await expect(board.getByText('[ Paused ]')).toHaveCount(0);
});
