import { ask } from '../../support/api.ts';
import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { completeDraft, ownListing } from '../../support/own-listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('conflicting edits of a draft on two devices show both versions to choose from', async ({
  signedInAs,
}) => {
  const { email, token } = await newLandlord();
  const id = await completeDraft(token, 'Първото заглавие на обявата');
  const onThePhone = (body: { title?: string; floor?: number }) =>
    ask('updateProperty', { token, params: { id }, body });
  const laptop = await signedInAs(email);
  await openPage(laptop, `/edit-property/${id}?step=place`);
  const clash = laptop.getByRole('dialog', { name: 'Обявата е променена и от друго място' });
  const title = control(laptop, 'title');

  await test.step('non-conflicting remote change is merged with a notice', async () => {
    await onThePhone({ floor: 4 });
    await control(laptop, 'area').fill('71');
    await expect(laptop.getByText('Добавихме промени от друго място')).toBeVisible();
    await expect(control(laptop, 'floor')).toHaveValue('4');
  });

  await test.step('conflict: postpone, then take the remote version', async () => {
    await onThePhone({ title: 'Заглавие, писано на телефона' });
    await title.fill('Заглавие, писано на лаптопа');
    await expect(clash.getByText('Заглавие, писано на телефона')).toBeVisible();
    await expect(clash.getByText('Заглавие, писано на лаптопа')).toBeVisible();
    await clash.getByRole('button', { name: 'По-късно' }).click();
    await expect(laptop.getByText('Променена е и другаде.')).toBeVisible();
    await laptop.getByRole('button', { name: 'Сравни и избери' }).click();
    await clash.getByText('Заглавие, писано на телефона').click();
    await clash.getByRole('button', { name: 'Запази избраното' }).click();
    await expect(clash).toBeHidden();
    await expect(title).toHaveValue('Заглавие, писано на телефона');
    const { area, floor } = await ownListing(token, id);
    expect({ area, floor }).toEqual({ area: 71, floor: 4 });
  });
});
