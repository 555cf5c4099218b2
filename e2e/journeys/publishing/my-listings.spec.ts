import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { control } from '../../support/fill-listing.ts';
import { newLandlord, type Landlord } from '../../support/landlords.ts';
import { mailTo, subjectsTo } from '../../support/mails.ts';
import { chooseFromMenu, rowOf } from '../../support/my-listings.ts';
import { completeDraft, publish, publishedListing, statusOf } from '../../support/own-listings.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow } from '../../support/undo-window.ts';

const stamp = Date.now();
const far = 'Далечна в Тракия';
const [cheap, dear] = [`Евтина ${stamp} в Лозенец`, `Скъпа ${stamp} в Лозенец`];

test.describe('own listings', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  let landlord: Landlord;
  let token: string;
  let ids: string[];
  test.beforeAll(async () => {
    landlord = await newSubscriber();
    ({ token } = landlord);
    // switches the mails about own steps on
    await ask('updateProfile', { token, body: { silencedMails: [] } });
    ids = [await completeDraft(token, cheap), await completeDraft(token, dear)];
    for (const id of ids) await publish(token, id);
    const body = { title: far, location: { city: 'plovdiv' } };
    await ask('createProperty', { token, body });
  });
  test.beforeEach(async ({ browser }) => {
    if (page) return;
    page = await signedInPage(await browser.newContext(), landlord.email);
    await page.clock.install();
  });
  test.afterAll(() => page.context().close());

  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
  const search = () => page.getByRole('searchbox', { name: 'Търсене в моите обяви' });
  const undo = () => page.getByRole('button', { name: 'Отмени', exact: true });
  const titles = () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

  test('are grouped by state with the counts of the server', async () => {
    await openPage(page, '/my-properties');
    const { counts } = await ask('listMyProperties', { token });
    await expect(tab('Активни')).toContainText(String(counts.active));
    await tab('Активни').click();
    await expect(page).toHaveURL('/my-properties?status=active');
    await expect(rowOf(page, dear).getByText('Активна', { exact: true })).toBeVisible();
    await expect(rowOf(page, dear).getByText(/^Остават\s\d+\sдни/u)).toBeVisible();
    await tab('Всички').click();
  });

  test('are searched while typing and sorted', async () => {
    await search().fill(String(stamp));
    await expect.poll(titles).toEqual([dear, cheap]);
    await page.getByLabel('Подреждане').selectOption({ label: 'Най-стари' });
    await expect.poll(titles).toEqual([cheap, dear]);
    await page.reload();
    await expect.poll(titles).toEqual([cheap, dear]);
    await search().fill('няма такава обява');
    await expect(page.getByText('Няма такива обяви')).toBeVisible();
    await page.getByRole('button', { name: 'Покажи всички' }).click();
    await expect(search()).toHaveValue('');
    await search().fill(String(stamp));
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('are paused in bulk, told in one mail', async () => {
    await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
    await expect(page.getByText('Избрани: 2')).toBeVisible();
    await page.getByRole('button', { name: 'Спри (2)' }).click();
    await endUndoWindow(page, undo());
    await expect(toastOn(page, 'Спряхме 2 обяви.')).toBeVisible();
    for (const id of ids) expect(await statusOf(token, id)).toBe('paused');
    const { text } = await mailTo(landlord.email, /^2 обяви са спрени$/u);
    for (const title of [cheap, dear]) expect(text).toContain(title);
    expect((await subjectsTo(landlord.email)).filter((subject) => /спрян|спрени/u.test(subject))).toEqual([
      '2 обяви са спрени',
    ]);
  });

  test('are renewed in bulk', async () => {
    await page.setViewportSize(DESKTOP);
    for (const id of ids) await ask('rentProperty', { token, params: { id } });
    await page.reload();
    await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
    await page.getByRole('button', { name: 'Поднови (2)' }).click();
    await endUndoWindow(page, undo());
    await expect(toastOn(page, 'Подновихме 2 обяви.')).toBeVisible();
    for (const id of ids) expect(await statusOf(token, id)).toBe('active');
  });

  test('are renewed in bulk on a phone; a failure names the listing and the reason', async () => {
    await page.setViewportSize(PHONE);
    for (const id of ids) await ask('rentProperty', { token, params: { id } });
    await page.reload();
    await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
    const [first = ''] = ids;
    await ask('deleteProperty', { token, params: { id: first } });
    await page.getByRole('button', { name: 'Поднови (2)' }).click();
    await endUndoWindow(page, undo());
    await expect(toastOn(page, 'Подновихме 1 обява.')).toBeVisible();
    const result = page.getByRole('dialog', { name: 'Една обява остана, както беше' });
    await expect(result.getByRole('listitem')).toContainText(
      `${cheap}: Действието не е позволено за обява в това състояние.`,
    );
    await expectNoSidewaysScroll(page);
    await result.getByRole('button', { name: 'Затвори' }).last().click();
    await expect(rowOf(page, dear).getByText('Активна', { exact: true })).toBeVisible();
  });

  test('show the quality score and link to the most valuable hint', async () => {
    await rowOf(page, dear)
      .getByRole('link', { name: `Подобри: ${dear}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/edit-property/${ids[1] ?? ''}\\?step=pictures`, 'u'));
    await expect(control(page, 'images')).toBeFocused();
    await openPage(page, `/my-properties?query=${stamp}`);
  });

  test('show their history', async () => {
    await chooseFromMenu(page, dear, 'История');
    const history = page.getByRole('dialog', { name: 'История на обявата' });
    for (const step of ['Създадена', 'Одобрена', 'Спряна', 'Отбелязана като отдадена', 'Подновена'])
      await expect(history.getByText(step, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await history.getByRole('button', { name: 'Затвори' }).last().click();
  });

  test('are duplicated', async () => {
    await chooseFromMenu(page, dear, 'Дублирай');
    await expect(toastOn(page, 'Направихме чернова по обявата.')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-property\//u);
    const copy = page.url().split('/').at(-1)?.split('?')[0] ?? '';
    expect(ids).not.toContain(copy);
    ids.push(copy);
    await openPage(page, `/edit-property/${copy}?step=pictures`);
    await expect(page.getByText('3 / 20')).toBeVisible();
    expect(await statusOf(token, copy)).toBe('draft');
  });

  for (const size of [DESKTOP, PHONE])
    test(`are deleted in bulk after a confirmation, unless undone, at ${size.width} px`, async () => {
      const own = ids.slice(1);
      const states = () => Promise.all(own.map((id) => statusOf(token, id)));
      await page.setViewportSize(size);
      await openPage(page, `/my-properties?query=${stamp}`);
      const remove = async () => {
        await page.getByRole('button', { name: 'Още действия с избраните' }).click();
        await page.getByRole('button', { name: 'Изтрий (2)' }).click();
        const question = page.getByRole('alertdialog', { name: 'Да изтрием ли 2 обяви?' });
        await expect(question.getByText(/да ги възстановите до 30 дни/u)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await question.getByRole('button', { name: 'Изтрий' }).click();
      };
      await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
      await remove();
      await undo().click();
      await expect(page.getByText('Избрани: 2')).toBeVisible();
      expect(await states()).not.toContain('deleted');
      await remove();
      await endUndoWindow(page, undo());
      await expect(toastOn(page, 'Изтрихме 2 обяви.')).toBeVisible();
      expect(await states()).toEqual(['deleted', 'deleted']);
      for (const id of own) await ask('restoreProperty', { token, params: { id } });
    });

  for (const size of [DESKTOP, PHONE])
    test(`stay narrowed to a city after the page is left through the menu, at ${size.width} px`, async () => {
      const follow = async (name: string) => {
        if (size === PHONE) await page.getByRole('button', { name: 'Отвори менюто' }).click();
        const menu = page.getByRole('navigation', { name: 'Основна навигация' });
        await menu.getByRole('link', { name, exact: true }).click();
      };
      await page.setViewportSize(size);
      await openPage(page, '/my-properties?sort=title');
      await page.getByLabel('Град', { exact: true }).selectOption({ label: 'Пловдив' });
      await expect.poll(titles).toEqual([far]);
      await follow('Обяви');
      await expect(page).toHaveURL(/\/properties/u);
      await follow('Моите обяви');
      await expect(page).toHaveURL('/my-properties?city=plovdiv&sort=title');
      await expect.poll(titles).toEqual([far]);
      await expect(page.getByText('Показваме обявите по последния ви филтър: град Пловдив.')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Покажи всички' }).click();
      await expect(page).toHaveURL('/my-properties?sort=title');
      await expect.poll(titles).toContain(dear);
      await page.goBack();
      await expect(page).toHaveURL(/\/properties$/u);
    });
});

test('a landlord with one home sees it on the first screen of a phone, without a search for it', async ({
  signedInAs,
}) => {
  const one = await newLandlord();
  const title = `Единствена ${stamp} в Лозенец`;
  await publishedListing(one.token, title);
  const phone = await signedInAs(one.email);
  await phone.setViewportSize(PHONE);
  await openPage(phone, '/my-properties');
  const { y = Infinity } = (await rowOf(phone, title).boundingBox()) ?? {};
  expect(y).toBeLessThan(PHONE.height / 2);
  await expect(phone.getByRole('searchbox', { name: 'Търсене в моите обяви' })).toHaveCount(0);
});
