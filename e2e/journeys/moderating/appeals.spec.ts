import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { expectSent } from '../../support/moderation.ts';
import { completeDraft, publishedListing, statusOf } from '../../support/own-listings.ts';
import { expectFits, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { newReporter } from '../../support/reporters.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const objection = 'Снимките са мои, ще ви пратя и оригиналите.';
const verdict = 'Проверихме оригиналите: снимките са на собственика.';

async function object(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Вашето възражение/u }).fill(objection);
  await page.getByRole('button', { name: 'Възрази', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Състояние на възражението' })).toContainText('Чака отговор');
}

async function overturn(admin: Page, decisionId: string): Promise<void> {
  await admin.clock.install();
  await openPage(admin, `/admin/appeals?status=undecided&id=${decisionId}`);
  const appeal = admin.getByRole('article', { name: /^Възражение от/u });
  await expect(appeal).toContainText(objection);
  await appeal.getByRole('radio', { name: /^Отменя се/u }).check();
  await appeal.getByRole('textbox', { name: /^Мотиви до човека/u }).fill(verdict);
  await appeal.getByRole('button', { name: 'Реши', exact: true }).click();
  await expectSent(admin, 'Възражението е решено и човекът е известен.');
  await expect(appeal).toContainText('Решението е отменено');
}

const idIn = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

test('a removed listing is back after an appeal on a phone that another administrator upholds', async ({
  signedInAs,
  browser,
}) => {
  const owner = await newLandlord();
  const title = `Дом за възражение ${Date.now()}`;
  const id = await publishedListing(owner.token, title);
  const second = await newAdmin();
  const first = await tokenOf('admin@demo.bg');
  const reason = 'Снимките са от чужда обява.';
  await ask('removeProperty', { token: first, params: { id }, body: { reason } });
  const letter = await mailTo(owner.email, /е премахната$/u);
  const link = linkIn(letter, '/decisions/');
  expect(letter.text).toContain('Основание: Общи условия');
  // the accounts of journeys are young, which is a risk flag
  expect(letter.text).toContain('Автоматична проверка отбеляза съдържанието');
  expect(letter.text).not.toMatch(/отговорете на този имейл/iu);

  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await test.step('the button of the mail opens the statement of reasons without a session', async () => {
    await openPage(page, link);
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата е премахната' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reason);
    await expectFits(page);
    await object(page);
    await mailTo(owner.email, /^Получихме възражението ви$/u);
  });

  await test.step('the one who removed it may not decide', async () => {
    const admin = await signedInAs('admin@demo.bg');
    await openPage(admin, `/admin/appeals?status=undecided&id=${idIn(link)}`);
    const appeal = admin.getByRole('article', { name: /^Възражение от/u });
    await expect(appeal).toContainText('решава друг администратор');
    await expect(appeal.getByRole('radio')).toHaveCount(0);
    await expectFits(admin);
    const refused = ask('decideAppeal', {
      token: first,
      params: { id: idIn(link) },
      body: { outcome: 'upheld', reason: verdict },
    });
    await expect(refused).rejects.toThrow(/answered 403/u);
  });

  await test.step('another one answers without a verdict, and the person reads it', async () => {
    const answer = 'Пратете оригиналите: ще ги сравним със снимките.';
    const admin = await signedInAs(second.email);
    await openPage(admin, `/admin/appeals?status=undecided&id=${idIn(link)}`);
    const appeal = admin.getByRole('article', { name: /^Възражение от/u });
    await appeal.getByRole('textbox', { name: /^Отговор до човека/u }).fill(answer);
    await appeal.getByRole('button', { name: 'Изпрати отговора' }).click();
    await expect(toastOn(admin, 'Отговорът е изпратен.')).toBeVisible();
    await expect(appeal.getByRole('list', { name: 'Разговор' })).toContainText(answer);
    await expect(appeal.getByRole('radio')).toHaveCount(2);
    await expectFits(admin);

    expect((await mailTo(owner.email, /^Отговор на възражението ви$/u)).text).toContain(answer);
    await page.reload();
    await expect(page.getByRole('status', { name: 'Състояние на възражението' })).toContainText('Отговорено');
    const ours = page.getByRole('list', { name: 'Разговор с модераторите' }).getByRole('listitem').last();
    await expect(ours).toContainText('Модератор на Покрив');
    await expect(ours).toContainText(answer);
    await expectFits(page);
  });

  await test.step('another one overturns the decision', async () => {
    const admin = await signedInAs(second.email);
    await overturn(admin, idIn(link));
    await expect.poll(() => statusOf(owner.token, id)).toBe('active');
    expect((await mailTo(owner.email, /^Уважихме възражението ви$/u)).text).toContain(verdict);
    await mailTo(owner.email, /е възстановена$/u);
  });

  await test.step('the person sees the verdict', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText(verdict);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await context.close();
  });
});

test('a restricted person appeals from the page of the restriction, and an administrator decides on a phone', async ({
  signedInAs,
  page,
}) => {
  const person = await newLandlord();
  const second = await newAdmin();
  const reason = 'Иска капаро преди оглед.';
  await ask('updateUser', {
    token: await tokenOf('admin@demo.bg'),
    params: { id: person.id },
    body: { suspension: { until: null, reason } },
  });

  await openPage(page, '/login');
  await logIn(page, person.email);
  await expect(page).toHaveURL(/\/suspended$/u);
  await page.getByRole('main').getByRole('link', { name: 'Възрази' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Профилът е ограничен' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reason);
  await object(page);
  const decisionId = idIn(page.url());

  const admin = await signedInAs(second.email);
  await admin.setViewportSize(PHONE);
  await overturn(admin, decisionId);
  await mailTo(person.email, /^Уважихме възражението ви$/u);
  await mailTo(person.email, /отново е активен$/u);
  await expect
    .poll(() =>
      tokenOf(person.email).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('a returned listing is appealed from „Моите обяви“ on a phone and is public again', async ({
  signedInAs,
}) => {
  const owner = await newLandlord();
  const title = `Върнат дом ${Date.now()}`;
  const id = await publishedListing(owner.token, title);
  const second = await newAdmin();
  await ask('requestChanges', {
    token: await tokenOf('admin@demo.bg'),
    params: { id },
    body: { reason: 'Цената не е вярна.', code: 'wrong_price' },
  });

  const page = await signedInAs(owner.email);
  await page.setViewportSize(PHONE);
  await openPage(page, '/my-properties');
  await page.getByRole('link', { name: 'Възрази' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /скрита, докато бъде поправена/u })).toBeVisible();
  await expectFits(page);
  await expect(page.getByRole('main')).toContainText('нереална цена');
  await object(page);
  await overturn(await signedInAs(second.email), idIn(page.url()));
  await expect.poll(() => statusOf(owner.token, id)).toBe('active');
});

test('a new listing that is returned is appealed by its mail, and „Моите обяви“ leads to the same appeal', async ({
  signedInAs,
  browser,
}) => {
  const owner = await newLandlord();
  const title = `Нов дом за възражение ${Date.now()}`;
  const id = await completeDraft(owner.token, title);
  await ask('submitProperty', { token: owner.token, params: { id } });
  const second = await newAdmin();
  const first = await tokenOf('admin@demo.bg');
  await ask('rejectProperty', {
    token: first,
    params: { id },
    body: { reason: 'Снимките са от чужда обява.' },
  });
  const link = linkIn(await mailTo(owner.email, /е върната за корекции$/u), '/decisions/');

  const context = await browser.newContext({ viewport: PHONE });
  const visitor = await context.newPage();
  await openPage(visitor, link);
  await expect(visitor.getByRole('heading', { level: 1, name: /върната за корекции/u })).toBeVisible();
  await object(visitor);
  await context.close();

  const page = await signedInAs(owner.email);
  await openPage(page, '/my-properties');
  await page.getByRole('link', { name: 'Възрази' }).click();
  await expect(page.getByRole('status', { name: 'Състояние на възражението' })).toContainText('Чака отговор');
  await expect(page.getByRole('main')).toContainText(objection);
  expect(idIn(page.url())).toBe(idIn(link));

  const body = { outcome: 'overturned', reason: verdict } as const;
  const own = ask('decideAppeal', { token: first, params: { id: idIn(link) }, body });
  await expect(own).rejects.toThrow(/answered 403/u);
  await overturn(await signedInAs(second.email), idIn(link));
  await expect.poll(() => statusOf(owner.token, id)).toBe('active');
});

test('a person contests the dismissal of their report by the mail about it, and it is taken up again', async ({
  signedInAs,
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await newLandlord();
  const title = `Дом с отхвърлен сигнал ${Date.now()}`;
  const id = await publishedListing(owner.token, title);
  const reporter = await newReporter(id);
  const token = await tokenOf('admin@demo.bg');
  const { data } = await ask('listAdminReports', { token, query: { propertyId: id } });
  const reportId = data[0]?.id ?? '';
  const params = { id: reportId };
  const notes = 'Обадихме се: всичко е наред.';
  await ask('resolveReport', { token, params, body: { action: 'dismiss', adminNotes: notes } });

  const letter = await mailTo(reporter.email, /^Прегледахме сигнала ви$/u);
  expect(letter.text).not.toContain(notes);
  const link = linkIn(letter, '/decisions/');
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await openPage(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Сигналът е отхвърлен' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await object(page);
  await mailTo('admin2@demo.bg', /^Ново възражение: Сигналът е отхвърлен$/u);

  await overturn(await signedInAs('admin2@demo.bg'), idIn(link));
  const stored = async () => (await ask('getReport', { token, params })).data.status;
  await expect.poll(stored).toBe('reviewed');
  expect((await mailTo(reporter.email, /^Уважихме възражението ви$/u)).text).toContain(verdict);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(verdict);
  await context.close();
});
