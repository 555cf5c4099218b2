import type { Page } from '@playwright/test';

import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SENT = 'Изпратихме ви нов имейл за потвърждение!';

test.describe('toast', () => {
  /** A refused report: the dialog stays open under a toast. */
  async function refusedReport(page: Page): Promise<void> {
    const [card] = await findCards({ location: 'plovdiv' });
    await openPage(page, `/properties/${card?.id}`);
    await page.route('**/api/reports', (route) =>
      route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: 'x' } }),
    );
    await page.getByRole('button', { name: 'Подай сигнал', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Причина').fill('Снимките са от друг апартамент');
    await dialog.getByRole('button', { name: 'Изпрати сигнала' }).click();
  }

  test('over a dialog is announced, stays while hovered and can be closed', async ({ signedInAs }) => {
    const { email } = await newPerson();
    const page = await signedInAs(email);
    await refusedReport(page);
    const dialog = page.getByRole('dialog');
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

  test('disappears after four seconds', async ({ signedInAs }) => {
    const { email } = await newPerson();
    const page = await signedInAs(email);
    await openPage(page, '/help');
    const stayed = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          let since = 0;
          new MutationObserver(() => {
            const isThere = document.querySelector('[popover]')?.textContent?.includes(text) ?? false;
            if (isThere && !since) since = performance.now();
            if (!isThere && since) resolve(performance.now() - since);
          }).observe(document.body, { childList: true, subtree: true });
        }),
      SENT,
    );
    await page.getByRole('button', { name: 'Изпрати отново' }).click();
    // The pointer must not hover the toast.
    expect(await stayed).toBeGreaterThanOrEqual(3900);
    expect(await stayed).toBeLessThan(9000);
  });
});
