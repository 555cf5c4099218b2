import type { Page } from '@playwright/test';

import { tabTo } from '../../support/keyboard.ts';
import { expectSent } from '../../support/moderation.ts';
import { statusOf } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow, unsentDecision } from '../../support/undo-window.ts';
import { waitingListings } from '../../support/waiting-listings.ts';

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

test('admin moderates by keyboard alone', async ({ signedInAs }) => {
  test.setTimeout(180_000);
  const stamp = `проба${Date.now()}`;
  const titles = ['Първи', 'Втори', 'Трети'].map((which) => `${which} дом ${stamp}`);
  const waiting = await waitingListings(titles);
  const [first = '', second = '', third = ''] = titles;
  const statuses = () => Promise.all(waiting.map(({ id, token }) => statusOf(token, id)));
  const admin = await signedInAs('admin@demo.bg');
  const press = (key: string) => admin.keyboard.press(key);
  await admin.clock.install();
  await openPage(admin, `/admin/properties?query=${stamp}`);
  await expect(admin.getByRole('link', { name: new RegExp(stamp, 'u') })).toHaveCount(3);

  await test.step('move through the queue', async () => {
    await press('j');
    await expect(heading(admin, first)).toBeVisible();
    await press('j');
    await expect(heading(admin, second)).toBeVisible();
    await press('k');
    await expect(heading(admin, first)).toBeVisible();
  });

  await test.step('approve and open the next listing', async () => {
    await expect(admin.getByRole('button', { name: 'Одобри', exact: true })).toBeEnabled();
    await press('a');
    await expectSent(admin, 'Обявата е одобрена.');
    await expect(heading(admin, second)).toBeVisible();
    expect(await statuses()).toEqual(['active', 'pending', 'pending']);
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
    await expect(heading(admin, third)).toBeVisible();
    expect(await statuses()).toEqual(['active', 'rejected', 'pending']);
  });

  await test.step('undo the last decision and approve', async () => {
    await expect(admin.getByRole('button', { name: 'Върни', exact: true })).toBeEnabled();
    await press('r');
    await expect(admin.getByRole('dialog')).toBeVisible();
    await press('a');
    await press('Escape');
    await expect(admin.getByRole('dialog')).toBeHidden();
    expect(await statuses()).toEqual(['active', 'rejected', 'pending']);
    await press('a');
    await endUndoWindow(admin, unsentDecision(admin));
    await expect.poll(statuses).toEqual(['active', 'rejected', 'active']);
  });
});

test('second admin on a listing, on a phone, sees who has it open, cannot decide, and learns the decision', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const title = `Дом за двама ${Date.now()}`;
  const [[waiting], other] = await Promise.all([waitingListings([title]), newAdmin()]);
  const { id = '', token = '' } = waiting ?? {};
  const [holder, late] = [await signedInAs(other.email), await signedInAs('admin@demo.bg')];
  const approval = (page: Page) => page.getByRole('button', { name: 'Одобри', exact: true });
  await holder.clock.install();

  const held = holder.waitForResponse((reply) => reply.url().endsWith(`/${id}/lease`) && reply.ok());
  await openPage(holder, `/admin/properties/${id}`);
  await held;
  await late.setViewportSize(PHONE);
  await openPage(late, `/admin/properties/${id}`);
  await expect(late.getByText(`${other.name} я гледа`).filter({ visible: true }).first()).toBeVisible();
  await expect(approval(late)).toBeHidden();
  await expectNoSidewaysScroll(late);
  await late.keyboard.press('a');
  expect(await statusOf(token, id)).toBe('pending');

  await approval(holder).click();
  await expectSent(holder, 'Обявата е одобрена.');
  expect(await statusOf(token, id)).toBe('active');
  await expect(toastOn(late, `„${title}“: ${other.name} я одобри`)).toBeVisible({ timeout: 15_000 });
});
