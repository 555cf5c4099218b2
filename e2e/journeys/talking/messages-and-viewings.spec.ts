import type { BodyOf } from '@pokriv/contracts/endpoints';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow, unsentDecision } from '../../support/undo-window.ts';

const everyDay = Array.from({ length: 7 }, (_day, index) => ({ day: index + 1, from: '09:00', to: '19:00' }));
const hours: Omit<BodyOf<'saveAvailability'>, 'mode'> = {
  weekly: everyDay,
  exceptions: [],
  slotMinutes: 30,
  bufferMinutes: 0,
  minNoticeHours: 3,
  horizonDays: 14,
  seats: 1,
  maxADay: 8,
};

async function listingToAskAbout(mode: 'confirm' | 'instant' | 'off' = 'confirm') {
  const landlord = await newLandlord();
  const title = `Обява за разговор ${Date.now()}`;
  const id = await publishedListing(landlord.token, title);
  if (mode !== 'off') await ask('saveAvailability', { token: landlord.token, body: { ...hours, mode } });
  return { landlord, id, title };
}

test('a tenant asks, the landlord answers at once, they agree on an hour, move it and cancel it', async ({
  signedInAs,
}) => {
  const { landlord, id, title } = await listingToAskAbout();
  const tenant = await newcomer({ isVerified: true });
  const [asking, answering] = [await signedInAs(tenant.email), await signedInAs(landlord.email)];
  await asking.setViewportSize(PHONE);

  await test.step('the sheet of the listing keeps an unsent text and sends it', async () => {
    await openPage(asking, `/properties/${id}`);
    await asking.getByRole('button', { name: 'Пиши', exact: true }).first().click();
    const sheet = asking.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Съобщение' }).fill('Добър ден, още ли е свободно?');
    await asking.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await asking.reload();
    await asking.getByRole('button', { name: 'Пиши', exact: true }).first().click();
    await expect(sheet.getByRole('textbox', { name: 'Съобщение' })).toHaveValue(
      'Добър ден, още ли е свободно?',
    );
    await expectNoSidewaysScroll(asking);
    await sheet.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(sheet.getByText('Съобщението е изпратено')).toBeVisible();
  });

  await test.step('the landlord sees it in the header and answers', async () => {
    await openPage(answering, '/messages');
    const first = answering.getByRole('list', { name: 'Разговори' }).getByRole('link').first();
    await expect(first).toContainText('Боряна К.');
    await expect(first).toContainText(title);
    await first.click();
    const log = answering.getByRole('log');
    await expect(log.getByText('Добър ден, още ли е свободно?')).toBeVisible();
    await answering.getByLabel('Вашето съобщение').fill('Да. Кога ви е удобно да го видите?');
    await answering.keyboard.press('Enter');
    await expect(log.getByText('изпратено').last()).toBeVisible();
  });

  await test.step('the tenant takes a free hour', async () => {
    await openPage(asking, `/properties/${id}`);
    await asking.getByRole('button', { name: 'Запази оглед' }).first().click();
    const sheet = asking.getByRole('dialog');
    await sheet.getByRole('group', { name: 'Свободни часове' }).getByRole('button').first().click();
    await sheet.getByRole('button', { name: 'Поискай оглед' }).click();
    await expect(sheet.getByText('Поискахте оглед')).toBeVisible();
    await sheet.getByRole('link', { name: 'Отвори разговора' }).click();
    await expect(asking).toHaveURL(/\/messages\/\w+/u);
    await expect(asking.getByRole('log').getByText('Да. Кога ви е удобно да го видите?')).toBeVisible();
  });

  await test.step('the landlord confirms without a reload, both are mailed a calendar part', async () => {
    const card = answering.getByRole('log').getByRole('article').last();
    await card.getByRole('button', { name: 'Потвърди' }).click();
    await expect(card.getByText('Уговорен')).toBeVisible();
    await expect(asking.getByRole('log').getByRole('article').last().getByText('Уговорен')).toBeVisible();
    await mailTo(tenant.email, /оглед/iu);
    await mailTo(landlord.email, /оглед/iu);
  });

  await test.step('the landlord moves it, the tenant agrees', async () => {
    const card = answering.getByRole('log').getByRole('article').last();
    await card.getByRole('button', { name: 'Премести' }).click();
    const dialog = answering.getByRole('dialog', { name: 'Нов час за огледа' });
    const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Нов час').fill(`${day}T15:00`);
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    const own = asking.getByRole('log').getByRole('article').last();
    await expect(own.getByText('Чака вашия отговор за новия час')).toBeVisible();
    await own.getByRole('button', { name: 'Потвърди' }).click();
    await expect(own.getByText('Уговорен')).toBeVisible();
  });

  await test.step('the tenant cancels it with a reason', async () => {
    await openPage(asking, '/viewings');
    await asking.getByRole('button', { name: 'Отмени' }).click();
    const dialog = asking.getByRole('dialog', { name: 'Да отменим ли огледа?' });
    await dialog.getByLabel('Причина').fill('Намерих друго жилище.');
    await dialog.getByRole('button', { name: 'Отмени' }).click();
    await expect(toastOn(asking, 'Огледът е отменен.')).toBeVisible();
    await expect(answering.getByRole('log').getByText('Отменен').last()).toBeVisible();
    await mailTo(landlord.email, /отменен/iu);
  });
});

test('an instant hour is agreed at once, and a second person is told of the nearest free ones', async ({
  signedInAs,
}) => {
  const { id } = await listingToAskAbout('instant');
  const [one, other] = [await newcomer({ isVerified: true }), await newcomer({ isVerified: true })];
  const { data } = await ask('readSlots', { params: { id } });
  const start = data.days[0]?.slots[0]?.start ?? '';
  const page = await signedInAs(other.email);
  await openPage(page, `/properties/${id}`);
  await page.getByRole('button', { name: 'Запази оглед' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('group', { name: 'Свободни часове' }).getByRole('button').first().click();
  await ask('askViewing', { token: one.token, body: { listingId: id, start } });
  await sheet.getByRole('button', { name: 'Запази часа' }).click();
  await expect(sheet.getByText('Този час току-що беше зает. Най-близките свободни:')).toBeVisible();
});

test('the landlord blocks a person silently; a reported thread and a held message reach the moderators', async ({
  signedInAs,
}) => {
  const { landlord, id } = await listingToAskAbout('off');
  const tenant = await newcomer({ isVerified: true });
  const text = 'Пратете депозит предварително, ключовете идват с куриер.';
  const sent = await ask('startThread', {
    token: tenant.token,
    body: { listingId: id, text: 'Здравейте, може ли оглед?', clientId: `c-${Date.now()}-1` },
  });
  const threadId = sent.data.thread.id;
  await ask('sendMessage', {
    token: tenant.token,
    params: { id: threadId },
    body: { text, clientId: `c-${Date.now()}-2` },
  });

  const page = await signedInAs(landlord.email);
  await test.step('the held message is not shown; report and block from the menu', async () => {
    await openPage(page, `/messages/${threadId}`);
    await expect(page.getByRole('log').getByText('Здравейте, може ли оглед?')).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.getByRole('button', { name: 'Действия с разговора' }).click();
    await page.getByRole('button', { name: 'Подай сигнал', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Подай сигнал за разговора' });
    await dialog.getByRole('radio', { name: 'Измама или искане на пари предварително' }).check();
    await dialog.getByRole('button', { name: 'Изпрати сигнала' }).click();
    await expect(toastOn(page, 'Сигналът е изпратен. Модератор ще го прегледа.')).toBeVisible();
    await page.getByRole('button', { name: 'Действия с разговора' }).click();
    await page.getByRole('button', { name: 'Блокирай', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Блокирай' }).click();
    await expect(page.getByText('Блокирали сте този човек.')).toBeVisible();
  });

  await test.step('a message of the blocked person stays with them', async () => {
    await ask('sendMessage', {
      token: tenant.token,
      params: { id: threadId },
      body: { text: 'Ало?', clientId: `c-${Date.now()}-3` },
    });
    await page.reload();
    await expect(page.getByRole('log').getByText('Здравейте, може ли оглед?')).toBeVisible();
    await expect(page.getByText('Ало?')).toHaveCount(0);
  });

  await test.step('a moderator removes the message and closes the report', async () => {
    const admin = await signedInAs('admin@demo.bg');
    await admin.clock.install();
    await openPage(admin, '/admin/messages');
    const held = admin.getByRole('article').filter({ hasText: text });
    await held
      .getByRole('button', { name: /^Премахни/u })
      .first()
      .click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click();
    await endUndoWindow(admin, unsentDecision(admin));
    await expect(admin.getByText(text)).toHaveCount(0);
    const { data } = await ask('readThread', { token: tenant.token, params: { id: threadId } });
    expect(data.messages.find((message) => message.text === text)?.state ?? 'removed').toBe('removed');
  });
});

test('a message that is refused or lost keeps its text', async ({ signedInAs }) => {
  const { id } = await listingToAskAbout('off');
  const tenant = await newcomer({ isVerified: true });
  const { data } = await ask('startThread', {
    token: tenant.token,
    body: { listingId: id, text: 'Добър ден!', clientId: `c-${Date.now()}-9` },
  });
  const page = await signedInAs(tenant.email);
  await openPage(page, `/messages/${data.thread.id}`);
  const field = page.getByLabel('Вашето съобщение');

  await test.step('2,001 characters are refused with their text kept', async () => {
    await field.fill('а'.repeat(2001));
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(page.getByText('Съобщението не може да е над 2 000 знака.')).toBeVisible();
    await expect(field).toHaveValue('а'.repeat(2001));
  });

  await test.step('a message written without a connection is sent once after a reload', async () => {
    await page.context().setOffline(true);
    await field.fill('Пиша от влака');
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(page.getByRole('log').getByText('Пиша от влака')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByRole('log').getByText('Пиша от влака')).toHaveCount(1);
    await expect
      .poll(async () => {
        const thread = await ask('readThread', { token: tenant.token, params: { id: data.thread.id } });
        return thread.data.messages.filter(({ text }) => text === 'Пиша от влака').length;
      })
      .toBe(1);
  });
});

test('inbox, thread, viewings and hours have no accessibility faults on desktop and phone', async ({
  signedInAs,
}) => {
  const page = await signedInAs('landlord@demo.bg');
  for (const address of ['/messages', '/viewings', '/viewings/hours']) {
    await openPage(page, address);
    await auditPage(page, address);
  }
  await openPage(page, '/messages');
  await page.getByRole('list', { name: 'Разговори' }).getByRole('link').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await auditPage(page, '/messages/:id');
});
