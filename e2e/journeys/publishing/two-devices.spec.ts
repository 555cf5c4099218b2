import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { completeDraft, ownListing } from '../../support/own-listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SAVED = /^Запазено в/u;

test('conflicting edits of a draft on two devices show both versions to choose from', async ({
  signedInAs,
}) => {
  const landlord = await newLandlord();
  const id = await completeDraft(landlord.token, 'Първото заглавие на обявата');
  const [phone, laptop] = [await signedInAs(landlord.email), await signedInAs(landlord.email)];
  const form = `/edit-property/${id}?step=place`;
  await openPage(phone, form);
  await openPage(laptop, form);
  const clash = laptop.getByRole('dialog', { name: 'Обявата е променена и от друго място' });

  await test.step('non-conflicting remote change is merged with a notice', async () => {
    await control(phone, 'floor').selectOption('4');
    await expect(phone.getByText(SAVED)).toBeVisible();
    await control(laptop, 'area').fill('71');
    await expect(laptop.getByText(SAVED)).toBeVisible();
    await expect(laptop.getByText('Добавихме промени от друго място')).toBeVisible();
    await expect(control(laptop, 'floor')).toHaveValue('4');
    await laptop.getByRole('button', { name: 'Разбрах' }).click();
    await expect(laptop.getByText('Добавихме промени от друго място')).toBeHidden();
  });

  await test.step('conflict: take the remote version', async () => {
    await phone.reload();
    await control(phone, 'title').fill('Заглавие, писано на телефона');
    await expect(phone.getByText(SAVED)).toBeVisible();
    await control(laptop, 'title').fill('Заглавие, писано на лаптопа');
    await expect(clash).toBeVisible();
    await expect(clash.getByText('Заглавие, писано на телефона')).toBeVisible();
    await expect(clash.getByText('Заглавие, писано на лаптопа')).toBeVisible();
    expect((await ownListing(landlord.token, id)).title).toBe('Заглавие, писано на телефона');
    await clash.getByText('Заглавие, писано на телефона').click();
    await clash.getByRole('button', { name: 'Запази избраното' }).click();
    await expect(clash).toBeHidden();
    await expect(control(laptop, 'title')).toHaveValue('Заглавие, писано на телефона');
  });

  await test.step('conflict: postpone, then keep the local version', async () => {
    await control(phone, 'title').fill('Второ заглавие от телефона');
    await expect
      .poll(async () => (await ownListing(landlord.token, id)).title)
      .toBe('Второ заглавие от телефона');
    await control(laptop, 'title').fill('Второ заглавие от лаптопа');
    await clash.getByRole('button', { name: 'По-късно' }).click();
    await expect(laptop.getByText('Променена е и другаде.')).toBeVisible();
    await laptop.getByRole('button', { name: 'Сравни и избери' }).click();
    await clash.getByRole('button', { name: 'Запази избраното' }).click();
    await expect
      .poll(async () => (await ownListing(landlord.token, id)).title)
      .toBe('Второ заглавие от лаптопа');
    const { area, floor } = await ownListing(landlord.token, id);
    expect({ area, floor }).toEqual({ area: 71, floor: 4 });
  });
});
