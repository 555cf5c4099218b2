import { ask } from '../../support/api.ts';
import { control, openStep } from '../../support/fill-listing.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { rowOf, takeStep } from '../../support/my-listings.ts';
import { completeDraft } from '../../support/own-listings.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const SUBMIT = {
  label: 'Изпрати за одобрение',
  told: 'Обявата е изпратена за одобрение.',
  leadsTo: 'Чака одобрение',
};
const WITHDRAW = {
  label: 'Оттегли',
  asked: 'Да оттеглим ли обявата?',
  told: 'Обявата е върната в черновите.',
  leadsTo: 'Чернова',
  isFirst: true,
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

test('owner takes a listing through its states in „Моите обяви“, and search follows, on a phone and a desktop', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const landlord = await newLandlord();
  const title = `Двустаен с тераса ${Date.now()}`;
  const id = await completeDraft(landlord.token, title);
  const [owner, token] = [await signedInAs(landlord.email), await tokenOf('admin@demo.bg')];
  const row = rowOf(owner, title);
  const isFound = async (found: boolean) => {
    await expect
      .poll(async () => {
        const { data } = await ask('searchProperties', { query: { query: title.slice(-13) } });
        return data.map((card) => card.id);
      })
      .toEqual(found ? [id] : []);
  };
  await owner.setViewportSize(PHONE);
  await openPage(owner, '/my-properties');

  await test.step('submit, withdraw and submit again, on a phone', async () => {
    await takeStep(owner, title, SUBMIT);
    await takeStep(owner, title, WITHDRAW);
    await takeStep(owner, title, SUBMIT);
    await expectNoSidewaysScroll(owner);
  });

  await test.step('a returned listing opens at what to mend, and is sent again', async () => {
    await ask('rejectProperty', {
      token,
      params: { id },
      body: { code: 'poor_photos', reason: 'Качете ясни снимки на стаите.' },
    });
    await owner.reload();
    await expect(row.getByText('Защо е върната')).toBeVisible();
    await expectNoSidewaysScroll(owner);
    await row.getByRole('link', { name: 'Поправи', exact: true }).click();
    await expect(owner).toHaveURL(/step=pictures#field-images$/u);
    await expect(control(owner, 'images')).toBeFocused();
    await openStep(owner, 'Преглед');
    await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
    await expect(owner).toHaveURL('/my-properties');
    await expect(row.getByText('Чака одобрение', { exact: true })).toBeVisible();
    await isFound(false);
  });

  await ask('approveProperty', { token, params: { id }, body: {} });
  await isFound(true);
  await owner.setViewportSize(DESKTOP);
  await owner.reload();

  await test.step('pause, resume, rent and renew, on a desktop', async () => {
    await expectNoSidewaysScroll(owner);
    await takeStep(owner, title, PAUSE);
    await isFound(false);
    await takeStep(owner, title, RESUME);
    await takeStep(owner, title, RENT);
    await takeStep(owner, title, RENEW);
    await isFound(true);
  });

  await test.step('delete and restore', async () => {
    await owner.getByRole('button', { name: `Още действия: ${title}` }).click();
    await row.getByRole('button', { name: 'Изтрий', exact: true }).click();
    const question = owner.getByRole('alertdialog', { name: 'Да изтрием ли обявата?' });
    await question.getByRole('button', { name: 'Изтрий', exact: true }).click();
    await expect(row).toBeHidden();
    await isFound(false);
    await owner.getByRole('tab', { name: /^Изтрити/u }).click();
    await row.getByRole('button', { name: 'Възстанови', exact: true }).click();
    await expect(toastOn(owner, 'Обявата е възстановена и спряна.')).toBeVisible();
  });
});
