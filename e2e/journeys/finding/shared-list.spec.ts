import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { findCards } from '../../support/listings.ts';
import { headOf } from '../../support/page-head.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, DESKTOP, expectFits, openPage, PHONE, untilLoaded } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** Listings of other journeys cost more. */
const threeCards = async () => {
  const [first, second, third] = await findCards({ priceMax: '800', sort: 'newest' });
  if (!first || !second || !third) throw new Error('the demo data lacks three cheap listings');
  return [first, second, third] as const;
};
const homeOf = (page: Page, id: string) => page.getByRole('listitem').filter({ has: cardOf(page, id) });
/** The page reads the votes and notes of others again when its window gets the focus. */
const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

test('two people choose a home from a shared list, on a phone and a desktop', async ({
  browser,
  signedInAs,
}) => {
  test.setTimeout(240_000);
  const { email, token } = await newPerson();
  const [first, second, third] = await threeCards();
  for (const { id } of [first, second]) await ask('toggleFavorite', { params: { id }, token });
  const owner = await signedInAs(email);
  const guests = await browser.newContext({ viewport: PHONE });
  const guest = await guests.newPage();

  const link = await test.step('the owner shares the favourites and gets a link', async () => {
    await openPage(owner, '/favorites');
    await owner.getByRole('button', { name: 'Сподели списъка' }).click();
    const sheet = owner.getByRole('dialog', { name: 'Споделяне с връзка' });
    await expect(sheet.getByLabel(/^Име/u)).toHaveValue('Ивайло');
    await expect(sheet.getByText(/Всеки, който има връзката, вижда/u)).toBeVisible();
    await auditPage(owner, 'the sheet that shares', 'dialog[open]');
    await sheet.getByRole('button', { name: 'Създай връзка' }).click();
    const address = await sheet.getByLabel('Връзка към списъка').inputValue();
    expect(new URL(address).pathname).toMatch(/^\/shared-lists\/[\w-]{43}$/u);
    await sheet.getByRole('button', { name: 'Готово' }).click();
    await expect(owner.getByText('още никой не се е включил')).toBeVisible();
    return new URL(address).pathname;
  });

  await test.step('the page gives its address to no other site and to no search engine', async () => {
    const reply = await guest.request.get(link);
    expect(reply.headers()['referrer-policy']).toBe('no-referrer');
    expect((await headOf(guest, link)).robots).toBe('noindex');
  });

  await test.step('a guest without an account joins, votes and writes', async () => {
    await openPage(guest, link);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Списък на Ивайло');
    const home = homeOf(guest, first.id);
    await home.getByRole('button', { name: 'За 0' }).click();
    const name = guest.getByLabel(/^Име, което другите виждат/u);
    await expect(name).toBeFocused();
    await name.fill('Ивайло');
    await guest.getByRole('button', { name: 'Включи се' }).click();
    await expect(guest.getByText('Това име вече е заето в списъка. Изберете друго.')).toBeVisible();
    await name.fill('Яна');
    await guest.getByRole('button', { name: 'Включи се' }).click();
    await expect(guest.getByText('Яна (вие)')).toBeVisible();
    await home.getByRole('button', { name: 'За 0' }).click();
    await expect(home.getByRole('button', { name: 'За 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(home.getByText('За: Яна')).toBeVisible();
    await home.getByRole('button', { name: /^Добави бележка/u }).click();
    await home.getByLabel(/^Бележка/u).fill('Близо до работа. <b>Вижте</b> www.example.bg');
    await home.getByRole('button', { name: 'Запази', exact: true }).click();
    await expect(home.getByText('Близо до работа. <b>Вижте</b> www.example.bg')).toBeVisible();
    await expect(home.getByRole('button', { name: /^Добави бележка/u })).toBeFocused();
    await expectFits(guest);
  });

  await test.step('the browser of the guest knows them after a reload', async () => {
    await guest.reload();
    await expect(guest.getByText('Яна (вие)')).toBeVisible();
    await expect(homeOf(guest, first.id).getByRole('button', { name: 'За 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the owner sees what is new, and adds a favourite', async () => {
    await ask('toggleFavorite', { params: { id: third.id }, token });
    await owner.setViewportSize(PHONE);
    await openPage(owner, '/favorites');
    const card = owner.getByRole('article', { name: /^Споделен на/u });
    await expect(card.getByText(/^1\sнов глас$/u)).toBeVisible();
    await expect(card.getByText(/^1\sнова бележка$/u)).toBeVisible();
    await card.getByRole('button', { name: /^Добави 1/u }).click();
    await expect(toastOn(owner, 'Списъкът е обновен.')).toBeVisible();
    await card.getByRole('link', { name: 'Отвори' }).click();
    await expect(owner).toHaveURL(link);
    await expect(homeOf(owner, third.id)).toBeVisible();
  });

  await test.step('both vote at once, and both see one state', async () => {
    await guest.setViewportSize(DESKTOP);
    await Promise.all([
      homeOf(owner, second.id).getByRole('button', { name: 'Против 0' }).click(),
      homeOf(guest, second.id).getByRole('button', { name: 'За 0' }).click(),
    ]);
    for (const page of [owner, guest]) {
      await expect(async () => {
        await lookAgain(page);
        await expect(homeOf(page, second.id).getByText('За: Яна')).toBeVisible({ timeout: 2500 });
        await expect(homeOf(page, second.id).getByText('Против: Ивайло')).toBeVisible({ timeout: 500 });
      }).toPass();
    }
  });

  await test.step('the page passes the audit', async () => {
    for (const [page, name] of [
      [guest, 'a shared list of a guest'],
      [owner, 'a shared list of its owner'],
    ] as const) {
      await untilLoaded(page);
      await auditPage(page, name);
    }
  });

  await test.step('what the owner has seen is not new any more; they remove a note', async () => {
    await homeOf(owner, first.id).getByRole('button', { name: 'Изтрий бележката на Яна' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    await expect(toastOn(owner, 'Бележката е изтрита.')).toBeVisible();
    await openPage(owner, '/favorites');
    const card = owner.getByRole('article', { name: /^Споделен на/u });
    await expect(card.getByText(/3\sгласа · 0\sбележки/u)).toBeVisible();
    await expect(card.getByText(/нов глас|нова бележка/u)).toHaveCount(0);
  });

  await test.step('the owner stops the sharing, and the open page of the guest says so', async () => {
    await owner.getByRole('button', { name: 'Спри споделянето' }).click();
    await owner.getByRole('button', { name: 'Спри и изтрий' }).click();
    await expect(owner.getByRole('heading', { name: 'Споделени списъци' })).toHaveCount(0);
    await expect(async () => {
      await lookAgain(guest);
      await expect(
        guest.getByRole('heading', { level: 1, name: 'Този списък вече не се споделя' }),
      ).toBeVisible({ timeout: 2500 });
    }).toPass();
    await guest.reload();
    await expect(guest.getByText('Този списък вече не се споделя')).toBeVisible();
  });
  await guests.close();
});
