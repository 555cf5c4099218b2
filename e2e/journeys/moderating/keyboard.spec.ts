import { tabTo } from '../../support/keyboard.ts';
import { expectSent } from '../../support/moderation.ts';
import { statusOf } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { waitingListings } from '../../support/waiting-listings.ts';

test('admin moderates by keyboard alone, while a second one on a phone sees who has the listing open and what was decided', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const stamp = `проба${Date.now()}`;
  const [first, second, third] = [`Първи дом ${stamp}`, `Втори дом ${stamp}`, `Трети дом ${stamp}`];
  const [waiting, other] = await Promise.all([waitingListings([first, second, third]), newAdmin()]);
  const statuses = () => Promise.all(waiting.map(({ id, token }) => statusOf(token, id)));
  const [admin, late] = [await signedInAs(other.email), await signedInAs('admin@demo.bg')];
  const heading = (title: string) => admin.getByRole('heading', { level: 2, name: title });
  const press = (key: string) => admin.keyboard.press(key);
  await admin.clock.install();
  await openPage(admin, `/admin/properties?query=${stamp}`);
  await expect(admin.getByRole('link', { name: new RegExp(stamp, 'u') })).toHaveCount(3);

  await test.step('move through the queue', async () => {
    await press('j');
    await expect(heading(first)).toBeVisible();
    await press('j');
    await expect(heading(second)).toBeVisible();
    const held = admin.waitForResponse(
      (reply) => reply.url().endsWith(`/${waiting[0]?.id}/lease`) && reply.ok(),
    );
    await press('k');
    await expect(heading(first)).toBeVisible();
    await held;
  });

  await test.step('the second sees who has it open, and cannot decide', async () => {
    await late.setViewportSize(PHONE);
    await openPage(late, `/admin/properties/${waiting[0]?.id}`);
    await expect(late.getByText(`${other.name} я гледа`).filter({ visible: true }).first()).toBeVisible();
    await expect(late.getByRole('button', { name: 'Одобри', exact: true })).toBeHidden();
    await expectNoSidewaysScroll(late);
  });

  await test.step('approve and open the next listing; the second is told', async () => {
    await expect(admin.getByRole('button', { name: 'Одобри', exact: true })).toBeEnabled();
    await press('a');
    await expectSent(admin, 'Обявата е одобрена.');
    await expect(heading(second)).toBeVisible();
    expect(await statuses()).toEqual(['active', 'pending', 'pending']);
    await expect(toastOn(late, `„${first}“: ${other.name} я одобри`)).toBeVisible({ timeout: 15_000 });
  });

  await test.step('reject with a listed reason', async () => {
    await expect(admin.getByRole('button', { name: 'Върни', exact: true })).toBeEnabled();
    await press('r');
    const dialog = admin.getByRole('dialog', { name: 'Защо връщате обявата?' });
    await expect(dialog.locator(':focus')).toBeVisible();
    await tabTo(admin, dialog.getByLabel('Причина'));
    // the third option; Playwright cannot type Cyrillic into a select
    for (let step = 0; step < 3; step += 1) await press('ArrowDown');
    await expect(dialog.getByLabel('Текст до собственика')).toHaveValue(/^Снимките/u);
    await press('Control+Enter');
    await expectSent(admin, 'Обявата е върната за корекции.');
    await expect(heading(third)).toBeVisible();
    expect(await statuses()).toEqual(['active', 'rejected', 'pending']);
  });

  await test.step('leave a rejection by Escape', async () => {
    await expect(admin.getByRole('button', { name: 'Върни', exact: true })).toBeEnabled();
    await press('r');
    await expect(admin.getByRole('dialog')).toBeVisible();
    await press('a');
    await press('Escape');
    await expect(admin.getByRole('dialog')).toBeHidden();
    expect(await statuses()).toEqual(['active', 'rejected', 'pending']);
  });
});
