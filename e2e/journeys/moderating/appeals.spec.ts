import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { expectSent } from '../../support/moderation.ts';
import { publishedListing, statusOf } from '../../support/own-listings.ts';
import { expectFits, openPage, PHONE } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const reason = 'Снимките са от чужда обява.';
const objection = 'Снимките са мои, ще ви пратя и оригиналите.';
const answer = 'Пратете оригиналите: ще ги сравним със снимките.';
const verdict = 'Проверихме оригиналите: снимките са на собственика.';

test('person without a session appeals a removal by the link of its mail, on a phone, and reads answer and verdict of another administrator', async ({
  signedInAs,
  page,
}) => {
  test.setTimeout(180_000);
  const owner = await newLandlord();
  const [id, second] = await Promise.all([
    publishedListing(owner.token, `Дом за възражение ${Date.now()}`),
    newAdmin(),
  ]);
  const token = await tokenOf('admin@demo.bg');
  await ask('removeProperty', { token, params: { id }, body: { reason } });
  const link = linkIn(await mailTo(owner.email, /е премахната$/u), '/decisions/');
  const main = page.getByRole('main');
  await page.setViewportSize(PHONE);

  await test.step('the button of the mail opens the statement of reasons, and an appeal is sent', async () => {
    await openPage(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата е премахната' })).toBeVisible();
    await expect(main).toContainText(reason);
    await expectFits(page);
    await page.getByRole('textbox', { name: /^Вашето възражение/u }).fill(objection);
    await page.getByRole('button', { name: 'Възрази', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Състояние на възражението' })).toContainText(
      'Чака отговор',
    );
  });

  await test.step('another administrator answers, then overturns the decision', async () => {
    const admin = await signedInAs(second.email);
    await admin.clock.install();
    const decisionId = new URL(link).pathname.split('/').at(-1);
    await openPage(admin, `/admin/appeals?status=undecided&id=${decisionId}`);
    const appeal = admin.getByRole('article', { name: /^Възражение от/u });
    await expect(appeal).toContainText(objection);
    await appeal.getByRole('textbox', { name: /^Отговор до човека/u }).fill(answer);
    await appeal.getByRole('button', { name: 'Изпрати отговора' }).click();
    await expect(toastOn(admin, 'Отговорът е изпратен.')).toBeVisible();
    await expect(appeal.getByRole('list', { name: 'Разговор' })).toContainText(answer);
    await expectFits(admin);
    await appeal.getByRole('radio', { name: /^Отменя се/u }).check();
    await appeal.getByRole('textbox', { name: /^Мотиви до човека/u }).fill(verdict);
    await appeal.getByRole('button', { name: 'Реши', exact: true }).click();
    await expectSent(admin, 'Възражението е решено и човекът е известен.');
    await expect(appeal).toContainText('Решението е отменено');
    await expect.poll(() => statusOf(owner.token, id)).toBe('active');
  });

  await test.step('the person reads both, and opens the yearly report', async () => {
    expect((await mailTo(owner.email, /^Уважихме възражението ви$/u)).text).toContain(verdict);
    await page.reload();
    await expect(main).toContainText(answer);
    await expect(main).toContainText(verdict);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectFits(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Прозрачност' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Отчет за прозрачност/u })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Възражения', exact: true })).toBeVisible();
    await expectFits(page);
  });
});
