import { isValidEik } from '@pokriv/contracts/eik';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { completeDraft } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

function anyEik(): string {
  const eik = digits(9);
  return isValidEik(eik) ? eik : anyEik();
}

test('administrator finds a listing by the ЕИК of its agency, and its owner by phone, by keyboard alone', async ({
  signedInAs,
}) => {
  const stamp = Date.now();
  const title = `Дом на агенция ${stamp}`;
  const eik = anyEik();
  const phone = `0887${digits(6)}`;
  const owner = await newLandlord();
  await ask('updateProfile', { token: owner.token, body: { phone } });
  await completeDraft(owner.token, title, {
    advertiserType: 'agency',
    agencyName: `Имоти ${stamp}`,
    eik,
    contactPhone: phone,
  });
  const admin = await signedInAs('admin@demo.bg');
  const found = (kind: string) => admin.getByRole('region', { name: kind, exact: true });
  const field = admin.getByRole('searchbox', { name: 'Търсене във всичко' });

  await openPage(admin, '/admin');
  // Its keys work once its counters are read.
  await expect(admin.getByRole('link', { name: /^За одобрение \(/u })).toBeVisible();
  await admin.keyboard.press('/');
  await admin.keyboard.type(eik);
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(`/admin/search?q=${eik}`);
  await expect(found('Обяви').getByRole('link', { name: title })).toBeVisible();
  await expect(found('Обяви')).toContainText(`Имоти ${stamp}, ${eik}`);
  await expect(found('Потребители')).toContainText('Няма такъв потребител.');

  await expect(field).toBeFocused();
  await field.fill(`+359 ${phone.slice(1)}`);
  await expect(found('Потребители').getByRole('link')).toHaveCount(1);
  await expect(found('Обяви').getByRole('link', { name: title })).toBeVisible();
  await admin.keyboard.press('ArrowDown');
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(`/admin/users/${owner.id}`);
  await admin.goBack();
  await expect(field).toHaveValue(`+359 ${phone.slice(1)}`);

  await admin.setViewportSize(PHONE);
  await expect(found('Обяви').getByRole('link', { name: title })).toBeVisible();
  await expectNoSidewaysScroll(admin);
});
