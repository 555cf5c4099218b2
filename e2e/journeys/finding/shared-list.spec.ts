import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { findCards } from '../../support/listings.ts';
import { headOf } from '../../support/page-head.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, DESKTOP, expectFits, openPage, PHONE, untilLoaded } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Listings of other journeys cost more. */
const twoCards = async () => {
  const [first, second] = await findCards({ priceMax: '800', sort: 'newest' });
  if (!first || !second) throw new Error('the demo data lacks two cheap listings');
  return [first, second] as const;
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
  const [first, second] = await twoCards();
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

  await test.step('both vote at once, and both see one state', async () => {
    await guest.setViewportSize(DESKTOP);
    await openPage(owner, link);
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

  await test.step('the page of its owner passes the audit', async () => {
    await untilLoaded(owner);
    await auditPage(owner, 'a shared list of its owner');
  });

  await test.step('the owner stops the sharing, and the open page of the guest says so', async () => {
    const { data } = await ask('listSharedLists', { token });
    for (const list of data) await ask('stopSharing', { params: { id: list.id }, token });
    await expect(async () => {
      await lookAgain(guest);
      await expect(
        guest.getByRole('heading', { level: 1, name: 'Този списък вече не се споделя' }),
      ).toBeVisible({ timeout: 2500 });
    }).toPass();
  });
  await guests.close();
});
