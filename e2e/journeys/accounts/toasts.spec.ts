import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('toast over a dialog is announced, shown in the corner, reached by F8 and closed by keyboard', async ({
  signedInAs,
}) => {
  const page = await signedInAs((await newPerson()).email);
  const [card] = await findCards({ location: 'plovdiv' });
  await openPage(page, `/properties/${card?.id}`);
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Подай сигнал', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Причина').fill('Снимките са от друг апартамент');
  await dialog.getByRole('button', { name: 'Изпрати сигнала' }).click();

  const messages = dialog.getByRole('region', { name: 'Съобщения' });
  await expect(dialog.getByRole('alert').first()).not.toHaveText('');
  const close = messages.getByRole('button', { name: 'Скрий съобщението' }).first();
  await close.hover();
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect(async () => {
    const box = await messages.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
    expect(box?.y).toBeLessThan(100);
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('F8');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
