import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { control, fillListing, openStep } from '../../support/fill-listing.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { approve, reinstate, reject, remove } from '../../support/moderation.ts';
import { rowOf, takeStep } from '../../support/my-listings.ts';
import { completeDraft } from '../../support/own-listings.ts';
import { addressOf, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// a whole life also beside the service worker, like that of a visitor
test.use({ serviceWorkers: 'allow' });

const WITHDRAW = {
  label: 'Оттегли',
  asked: 'Да оттеглим ли обявата?',
  told: 'Обявата е върната в черновите.',
  leadsTo: 'Чернова',
  isFirst: true,
};
const SUBMIT = {
  label: 'Изпрати за одобрение',
  told: 'Обявата е изпратена за одобрение.',
  leadsTo: 'Чака одобрение',
};
const PAUSE = {
  label: 'Спри',
  asked: 'Да спрем ли обявата?',
  told: 'Обявата е спряна.',
  leadsTo: 'Спряна',
};
const RESUME = { label: 'Пусни отново', told: 'Обявата е активна.', leadsTo: 'Активна', isFirst: true };
const RENT = {
  label: 'Отбележи като отдадена',
  asked: 'Отдадено ли е жилището?',
  told: 'Обявата е отбелязана като отдадена.',
  leadsTo: 'Отдадена',
};
const RENEW = { label: 'Поднови', told: 'Обявата е подновена.', leadsTo: 'Активна', isFirst: true };

async function deleteRow(owner: Page, title: string): Promise<void> {
  const row = rowOf(owner, title);
  const press = async () => {
    await owner.getByRole('button', { name: `Още действия: ${title}` }).click();
    await row.getByRole('button', { name: 'Изтрий', exact: true }).click();
  };
  await press();
  const question = owner.getByRole('alertdialog', { name: 'Да изтрием ли обявата?' });
  await question.getByRole('button', { name: 'Отказ' }).click();
  await expect(row).toBeVisible();
  await press();
  await question.getByRole('button', { name: 'Изтрий', exact: true }).click();
  await expect(row).toBeHidden();
}

async function restoreRow(owner: Page, title: string): Promise<void> {
  await owner.getByRole('tab', { name: /^Изтрити/u }).click();
  await rowOf(owner, title).getByRole('button', { name: 'Възстанови', exact: true }).click();
  await expect(toastOn(owner, 'Обявата е възстановена и спряна.')).toBeVisible();
}

test('listing passes through every state, from empty form to restoration, on a phone', async ({
  signedInAs,
  page: visitor,
}) => {
  test.setTimeout(240_000);
  const landlord = await newLandlord();
  await ask('updateProfile', { token: landlord.token, body: { silencedMails: [] } });
  const title = `Двустаен с тераса ${Date.now()}`;
  const [owner, admin] = [await signedInAs(landlord.email), await signedInAs('admin@demo.bg')];
  await owner.setViewportSize(PHONE);
  await admin.setViewportSize(PHONE);
  await admin.clock.install();
  const mine = async (status: string) => {
    await openPage(owner, '/my-properties');
    await expect(rowOf(owner, title).getByText(status, { exact: true })).toBeVisible();
  };
  let id = '';
  const isFound = async (found: boolean) => {
    await expect
      .poll(async () => (await visitor.request.get(`/api/properties?query=${title.slice(-13)}`)).text())
      .toMatch(found ? id : /"data":\[\]/u);
  };

  await test.step('fill and submit', async () => {
    await openPage(owner, '/create-property');
    await fillListing(owner, title, 950);
    await expectNoSidewaysScroll(owner);
    id = /edit-property\/([^/]+)/u.exec(addressOf(owner).pathname)?.[1] ?? '';
    await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
    await expect(toastOn(owner, 'Обявата е изпратена за одобрение.')).toBeVisible();
    await expect(owner).toHaveURL('/my-properties');
    await expect(rowOf(owner, title).getByText('Чака одобрение', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(owner);
  });

  await test.step('withdraw and submit again', async () => {
    await takeStep(owner, title, WITHDRAW);
    await takeStep(owner, title, SUBMIT);
  });

  await test.step('reject with a reason, fix and approve', async () => {
    await reject(admin, id, 'Слаби снимки');
    await mine('Върната за корекции');
    const row = rowOf(owner, title);
    await expect(row.getByText('Защо е върната')).toBeVisible();
    await expect(row.getByText('Качете ясни снимки на стаите')).toBeVisible();
    await row.getByRole('link', { name: 'Поправи', exact: true }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Редакция на обява' })).toBeVisible();
    await expect(owner.getByRole('alert').getByText('Върната за корекции')).toBeVisible();
    await expect(owner).toHaveURL(/step=pictures#field-images$/u);
    await expect(control(owner, 'images')).toBeFocused();
    await openStep(owner, 'Преглед');
    await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
    await expect(owner).toHaveURL('/my-properties');
    await isFound(false);
    await approve(admin, id);
    await mine('Активна');
    await isFound(true);
  });

  await test.step('pause, resume, rent, renew', async () => {
    await takeStep(owner, title, PAUSE);
    await isFound(false);
    await takeStep(owner, title, RESUME);
    await isFound(true);
    await takeStep(owner, title, RENT);
    await isFound(false);
    await takeStep(owner, title, RENEW);
    await isFound(true);
  });

  await test.step('remove and reinstate by a moderator', async () => {
    await remove(admin, id, 'Получихме сигнал, че жилището е заето.');
    await mine('Премахната');
    await expect(rowOf(owner, title).getByText('Получихме сигнал')).toBeVisible();
    await isFound(false);
    await reinstate(admin, id);
    await mine('Активна');
    await isFound(true);
  });

  await test.step('expire and renew', async () => {
    const past = new Date(Date.now() - 1000);
    await moveDates(id, { expiresAt: past, remindAt: past });
    await mailTo(landlord.email, /изтече$/u, 90_000);
    await mine('Изтекла');
    await takeStep(owner, title, RENEW);
  });

  await test.step('delete and restore', async () => {
    await deleteRow(owner, title);
    await isFound(false);
    await restoreRow(owner, title);
    await mine('Спряна');
  });

  await test.step('each step is mailed to an owner who wants it', async () => {
    for (const what of [
      'е оттеглена',
      'е спряна',
      'е отдадена',
      'е подновена',
      'е възстановена',
      'е изтрита',
    ])
      await mailTo(landlord.email, new RegExp(`${title}.*${what}$`, 'u'));
  });
});

test('listing row on a wide screen is returned, fixed, paused, rented, renewed, removed, deleted and restored', async ({
  signedInAs,
}) => {
  test.setTimeout(240_000);
  const landlord = await newLandlord();
  const title = `Двустаен на широк екран ${Date.now()}`;
  const id = await completeDraft(landlord.token, title);
  const [owner, token] = [await signedInAs(landlord.email), await tokenOf('admin@demo.bg')];
  await openPage(owner, '/my-properties');
  await expectNoSidewaysScroll(owner);
  await takeStep(owner, title, SUBMIT);
  await takeStep(owner, title, WITHDRAW);
  await takeStep(owner, title, SUBMIT);
  await ask('rejectProperty', {
    token,
    params: { id },
    body: { code: 'poor_photos', reason: 'Качете ясни снимки на стаите.' },
  });
  await owner.reload();
  const row = rowOf(owner, title);
  await expect(row.getByText('Защо е върната')).toBeVisible();
  await row.getByRole('link', { name: 'Поправи', exact: true }).click();
  await expect(owner).toHaveURL(/step=pictures#field-images$/u);
  await expect(control(owner, 'images')).toBeFocused();
  await openStep(owner, 'Преглед');
  await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
  await expect(owner).toHaveURL('/my-properties');
  await expect(row.getByText('Чака одобрение', { exact: true })).toBeVisible();
  await ask('approveProperty', { token, params: { id }, body: {} });
  await owner.reload();
  for (const step of [PAUSE, RESUME, RENT, RENEW]) await takeStep(owner, title, step);

  const moderator = await signedInAs('admin@demo.bg');
  await moderator.clock.install();
  await remove(moderator, id, 'Получихме сигнал, че жилището е заето.');
  await reinstate(moderator, id);
  await deleteRow(owner, title);
  await restoreRow(owner, title);
});
