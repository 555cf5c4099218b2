import type { Locator, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { completeDraft, publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow } from '../../support/undo-window.ts';

/** Promotions travel between the services. */
const SOON = { timeout: 60_000 };
const WIDE = { width: 1280, height: 900 };
/** The dialog holds the toasts, too, which have the same role. */
const countOf = (dialog: Locator) => dialog.getByRole('status').filter({ hasText: 'Налични промоции' });
const stamp = Date.now();
const titles = ['Първа', 'Втора', 'Трета', 'Четвърта'].map((name) => `${name} ${stamp} в Лозенец`);
const [first = '', second = '', third = '', fourth = ''] = titles;
const draft = `Чернова ${stamp} в Лозенец`;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.describe('promotion of several listings', () => {
  let page: Page;
  let token: string;
  const ids = new Map<string, string>();
  const idOf = (title: string) => ids.get(title) ?? '';
  const creditsLeft = async () => (await ask('readSubscriptionStatus', { token })).data.promotionCredits.left;
  const promotedTypeOf = async (title: string) =>
    (await ask('getProperty', { params: { id: idOf(title) } })).data.promotionType;
  const payments = async () =>
    (await ask('listPayments', { token, query: { kind: 'promotion' } })).pagination.total;

  test.beforeAll(async ({ browser }) => {
    const landlord = await newSubscriber('business');
    token = landlord.token;
    for (const title of titles) ids.set(title, await publishedListing(token, title));
    ids.set(draft, await completeDraft(token, draft));
    page = await signedInPage(await browser.newContext(), landlord.email);
    await page.clock.install();
  });
  test.afterAll(() => page.context().close());

  async function openDialog(names: readonly string[], label: string) {
    for (const name of names) await page.getByRole('checkbox', { name: `Избери: ${name}` }).check();
    await page.getByRole('button', { name: 'Още действия с избраните' }).click();
    await page.getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Промотиране по плана' });
    await expect(countOf(dialog)).toBeVisible();
    return dialog;
  }

  test('spends credits of the plan after a preview, at 1280 px', async () => {
    await page.setViewportSize(WIDE);
    await openPage(page, '/my-properties?view=table');
    const dialog = await openDialog([first, second, draft], 'Промотирай (2)');
    await expect(countOf(dialog)).toHaveText('Налични промоции: 3. Ще използвате: 2. Ще останат: 1.');
    await expect(dialog.getByText(`${draft}: Не е публикувана: „Чернова“.`)).toBeVisible();
    expect(await creditsLeft()).toBe(3);
    await dialog.getByRole('button', { name: 'Промотирай (2)' }).click();
    await endUndoWindow(page, page.getByRole('button', { name: 'Отмени' }));
    await expect(toastOn(page, 'Заявихме промоция на 2 обяви.')).toBeVisible();
    expect(await creditsLeft()).toBe(1);
    for (const title of [first, second]) await expect.poll(() => promotedTypeOf(title), SOON).toBe('regular');
    expect(await payments()).toBe(0);
  });

  test('lists the listings without a promotion when another purchase spends the last credit, at 390 px', async () => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/my-properties');
    const dialog = await openDialog([first, third, fourth], 'Промотирай (2)');
    await expect(dialog.getByText(`${first}: Вече се промотира. Тече до`)).toBeVisible();
    // the newest listing is the first
    await expect(dialog.getByRole('checkbox', { name: fourth })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: third })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: fourth }).uncheck();
    await dialog.getByRole('checkbox', { name: third }).check();
    await expect(countOf(dialog)).toContainText('Ще останат: 0.');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Промотирай (1)' }).click();
    const { data } = await ask('promoteWithCredits', { token, body: { ids: [idOf(fourth)] } });
    expect(data).toMatchObject([{ promotionId: expect.any(String) }]);
    await endUndoWindow(page, page.getByRole('button', { name: 'Отмени' }));
    const result = page.getByRole('dialog', { name: 'Една обява не е промотирана' });
    await expect(result.getByRole('listitem')).toHaveText(
      `${third}: Включените промоции за този месец свършиха. Нищо не е платено.`,
    );
    await expectNoSidewaysScroll(page);
    await result.getByRole('button', { name: 'Затвори' }).last().click();
    expect(await payments()).toBe(0);
    expect(await promotedTypeOf(third)).toBeNull();
  });
});
