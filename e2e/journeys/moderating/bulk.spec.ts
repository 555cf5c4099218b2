import { newLandlord } from '../../support/landlords.ts';
import { completeDraft, statusOf } from '../../support/own-listings.ts';
import { ask } from '../../support/api.ts';
import { expectSent } from '../../support/moderation.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { unsentDecision } from '../../support/undo-window.ts';

test('admin approves listings in bulk on a desktop and rejects on a phone, with undo', async ({
  signedInAs,
}) => {
  const stamp = `куп${Date.now()}`;
  const waiting = await Promise.all(
    ['Първа', 'Втора', 'Трета'].map(async (which) => {
      const { token } = await newLandlord();
      const id = await completeDraft(token, `${which} обява ${stamp}`);
      await ask('submitProperty', { token, params: { id } });
      return { id, token };
    }),
  );
  const statuses = () => Promise.all(waiting.map(({ id, token }) => statusOf(token, id)));
  const admin = await signedInAs('admin@demo.bg');
  const bar = admin.getByRole('region', { name: 'Общо решение' });
  const undo = unsentDecision(admin);
  const press = (name: string) => bar.getByRole('button', { name }).click();
  /** The owners are new, which is a risk. */
  const approve = async (count: number) => {
    await press('Одобри избраните');
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: `Одобри всички ${count}` })
      .click();
  };
  const tick = (which: string) => admin.getByRole('checkbox', { name: `Избери „${which} обява ${stamp}“` });
  await admin.clock.install();
  await openPage(admin, `/admin/properties?query=${stamp}`);

  const choose = () => admin.getByRole('button', { name: 'Избери няколко' }).click();

  await test.step('undo', async () => {
    await choose();
    await admin.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
    await expect(bar.getByText('Избрани: 3')).toBeVisible();
    await approve(3);
    await expect(undo.getByText('3 обяви')).toBeVisible();
    // a press elsewhere leaves it undoable
    await admin.getByRole('heading', { level: 1, name: 'За одобрение' }).click();
    await undo.getByRole('button', { name: 'Отмени решението за 3 обяви' }).click();
    await expect(bar.getByText('Избрани: 3')).toBeVisible();
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  await test.step('approve two listings, without waiting for the end of the undo window', async () => {
    await tick('Трета').uncheck();
    await approve(2);
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  await test.step('reject the last listing, which sends the approvals at once', async () => {
    await admin.setViewportSize(PHONE);
    await admin.getByRole('button', { name: /^Филтри и подредба/u }).click();
    await choose();
    await tick('Трета').check();
    await expectNoSidewaysScroll(admin);
    await press('Върни избраните');
    const dialog = admin.getByRole('dialog', { name: 'Защо връщате избраната обява?' });
    await dialog.getByLabel('Текст до собственика').fill('Снимките са тъмни и не показват банята.');
    await dialog.getByRole('button', { name: 'Върни избраната' }).click();
    await expect.poll(statuses).toEqual(['active', 'active', 'pending']);
    await expectSent(admin, 'Обявата е върната за корекции.');
    expect(await statuses()).toEqual(['active', 'active', 'rejected']);
  });
});
