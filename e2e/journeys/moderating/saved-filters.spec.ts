import { newAdmin } from '../../support/second-admin.ts';
import { addressOf, expectFits, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('moderator saves a filter by name, opens it after a reload, goes Back, deletes it and undoes that', async ({
  signedInAs,
}) => {
  const admin = await signedInAs((await newAdmin()).email);
  const chip = (name: string) =>
    admin.getByRole('navigation', { name: 'Запазени филтри' }).getByRole('link', { name, exact: true });
  const state = admin.getByLabel('Състояние');
  const save = async (name: string) => {
    await admin.getByRole('button', { name: 'Запази филтъра' }).click();
    await admin.getByRole('dialog').getByLabel('Име').fill(name);
    await admin.getByRole('dialog').getByRole('button', { name: 'Запази', exact: true }).click();
    await expect(chip(name)).toHaveAttribute('aria-current', 'true');
  };

  await test.step('save the filter of the users', async () => {
    await openPage(admin, '/admin/users');
    await state.selectOption('suspended');
    await save('Ограничени');
    await expect(toastOn(admin, 'Филтърът „Ограничени“ е запазен.')).toBeVisible();
    await expectFits(admin);
  });

  await test.step('a link restores the filter after a reload, and Back returns', async () => {
    await openPage(admin, '/admin/users');
    await chip('Ограничени').click();
    await expect(state).toHaveValue('suspended');
    expect(addressOf(admin).search).toBe('?state=suspended');
    await admin.goBack();
    await expect(state).toHaveValue('');
  });

  await test.step('delete and undo by the toast', async () => {
    await admin.getByRole('button', { name: 'Още за „Ограничени“' }).click();
    await admin.getByRole('button', { name: 'Изтрий', exact: true }).click();
    await expect(chip('Ограничени')).toHaveCount(0);
    await admin.getByRole('button', { name: 'Върни', exact: true }).click();
    await expect(chip('Ограничени')).toBeVisible();
  });

  await test.step('filter of the queue in its folded tools, on a phone', async () => {
    await admin.setViewportSize(PHONE);
    await openPage(admin, '/admin/properties?kind=revision&sort=risky_first');
    await admin.getByRole('button', { name: /^Филтри и подредба/u }).click();
    await save('Рискови промени');
    await expect(chip('Ограничени')).toHaveCount(0);
    await expectNoSidewaysScroll(admin);
  });
});
