import { logIn } from '../../support/account-forms.ts';
import { newLandlord } from '../../support/landlords.ts';
import { expectSent } from '../../support/moderation.ts';
import { expectFits, openPage, PHONE } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test } from '../../support/test.ts';
import { unsentDecision } from '../../support/undo-window.ts';

test('suspension on a phone ends the session of an open page, and sign-in shows its reason and the appeal', async ({
  signedInAs,
}) => {
  const owner = await newLandlord();
  const [admin, ownerPage] = [await signedInAs('admin@demo.bg'), await signedInAs(owner.email)];
  const reason = 'Иска капаро преди оглед, въпреки предупреждението.';
  const main = ownerPage.getByRole('main');
  await openPage(ownerPage, '/my-properties');

  await test.step('an administrator suspends for thirty days', async () => {
    await admin.setViewportSize(PHONE);
    await admin.clock.install();
    await openPage(admin, `/admin/users/${owner.id}`);
    await admin.getByRole('button', { name: 'Ограничи', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText('30 дни').click();
    await dialog.getByLabel('Причина').fill(reason);
    await dialog.getByRole('button', { name: 'Ограничи достъпа' }).click();
    await expect(unsentDecision(admin)).toContainText('Ограничаване на достъпа: 30 дни');
    await expectFits(admin);
    await expectSent(admin, 'Достъпът е ограничен.');
  });

  await test.step('the open page of the owner leads to the restriction', async () => {
    // A background call of the open page may be refused before the click.
    await expect(async () => {
      if (!ownerPage.url().endsWith('/suspended')) {
        await userMenu(ownerPage).click({ timeout: 3000 });
        await ownerPage.getByRole('link', { name: 'Профил', exact: true }).click({ timeout: 3000 });
      }
      await expect(ownerPage).toHaveURL(/\/suspended$/u, { timeout: 3000 });
    }).toPass();
    await expect(
      ownerPage.getByRole('heading', { level: 1, name: /^Профилът ви е ограничен до/u }),
    ).toBeVisible();
    await expect(main).toContainText(reason);
    await expectFits(ownerPage);
  });

  await test.step('sign-in shows the reason, also after a reload, and leads to the appeal', async () => {
    await openPage(ownerPage, '/login');
    await logIn(ownerPage, owner.email);
    await expect(ownerPage).toHaveURL(/\/suspended$/u);
    await expect(main).toContainText(reason);
    await expect(ownerPage.getByRole('banner').getByRole('link', { name: 'Вход' })).toBeVisible();
    await ownerPage.reload();
    await expect(main).toContainText(reason);
    await main.getByRole('link', { name: 'Възрази' }).click();
    await expect(ownerPage).toHaveURL(/\/decisions\//u);
    await expect(main).toContainText(reason);
  });
});
