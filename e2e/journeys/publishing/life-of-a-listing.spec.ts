import { control, fillListing, openStep } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { approve, reinstate, reject, remove } from '../../support/moderation.ts';
import { rowOf, takeStep } from '../../support/my-listings.ts';
import { addressOf, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const widths = [
  { where: 'on a phone', viewport: PHONE },
  { where: 'on a wide screen', viewport: { width: 1280, height: 900 } },
];
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
  isFirst: true,
};
const RENEW = { label: 'Поднови', told: 'Обявата е подновена.', leadsTo: 'Активна', isFirst: true };

for (const { where, viewport } of widths) {
  test(`listing passes through every state, from empty form to restoration, ${where}`, async ({
    signedInAs,
    page: visitor,
  }) => {
    test.setTimeout(240_000);
    const landlord = await newLandlord();
    const title = `Двустаен с тераса ${Date.now()}`;
    const [owner, admin] = [await signedInAs(landlord.email), await signedInAs('admin@demo.bg')];
    await owner.setViewportSize(viewport);
    await admin.setViewportSize(viewport);
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
      await owner.getByRole('button', { name: `Още действия: ${title}` }).click();
      await rowOf(owner, title).getByRole('button', { name: 'Изтрий', exact: true }).click();
      const question = owner.getByRole('alertdialog', { name: 'Да изтрием ли обявата?' });
      await question.getByRole('button', { name: 'Отказ' }).click();
      await expect(rowOf(owner, title)).toBeVisible();
      await owner.getByRole('button', { name: `Още действия: ${title}` }).click();
      await rowOf(owner, title).getByRole('button', { name: 'Изтрий', exact: true }).click();
      await question.getByRole('button', { name: 'Изтрий', exact: true }).click();
      await expect(rowOf(owner, title)).toBeHidden();
      await isFound(false);
      await owner.getByRole('tab', { name: /^Изтрити/u }).click();
      await rowOf(owner, title).getByRole('button', { name: 'Възстанови', exact: true }).click();
      await expect(toastOn(owner, 'Обявата е възстановена и спряна.')).toBeVisible();
      await mine('Спряна');
    });

    await test.step('each step is mailed', async () => {
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
}
