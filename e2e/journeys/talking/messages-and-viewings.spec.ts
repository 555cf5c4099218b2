import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { addressOf, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const QUESTION = 'Добър ден, още ли е свободно?';
const REPLY = 'Да. Кога ви е удобно да го видите?';
const OFFLINE = 'Пиша от влака';

async function listingWithHours() {
  const landlord = await newLandlord();
  const title = `Обява за разговор ${Date.now()}`;
  const id = await publishedListing(landlord.token, title);
  const weekly = Array.from({ length: 7 }, (_day, at) => ({ day: at + 1, from: '09:00', to: '19:00' }));
  await ask('saveAvailability', {
    token: landlord.token,
    body: {
      mode: 'confirm',
      weekly,
      exceptions: [],
      slotMinutes: 30,
      bufferMinutes: 0,
      minNoticeHours: 3,
      horizonDays: 14,
      seats: 1,
      maxADay: 8,
    },
  });
  return { landlord, id, title };
}

test('tenant on a phone and landlord on a desktop write, agree on an hour, move it and cancel it, each without a reload', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const [{ landlord, id, title }, tenant] = await Promise.all([
    listingWithHours(),
    newcomer({ isVerified: true }),
  ]);
  const [asking, answering] = [await signedInAs(tenant.email), await signedInAs(landlord.email)];
  const sheet = asking.getByRole('dialog');
  await asking.setViewportSize(PHONE);

  await test.step('the tenant asks from the listing, and the landlord answers', async () => {
    await openPage(asking, `/properties/${id}`);
    await asking.getByRole('button', { name: 'Пиши', exact: true }).first().click();
    await sheet.getByRole('textbox', { name: 'Съобщение' }).fill(QUESTION);
    await expectNoSidewaysScroll(asking);
    await sheet.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(sheet.getByText('Съобщението е изпратено')).toBeVisible();
    await asking.keyboard.press('Escape');

    await openPage(answering, '/messages');
    const first = answering.getByRole('list', { name: 'Разговори' }).getByRole('link').first();
    await expect(first).toContainText(title);
    await auditPage(answering, '/messages');
    await first.click();
    await expect(answering.getByRole('log').getByText(QUESTION)).toBeVisible();
    await answering.getByLabel('Вашето съобщение').fill(REPLY);
    await answering.keyboard.press('Enter');
    await expect(answering.getByRole('log').getByText('изпратено').last()).toBeVisible();
  });

  await test.step('the tenant takes a free hour, which leads to the thread', async () => {
    await asking.getByRole('button', { name: 'Запази оглед' }).first().click();
    await sheet.getByRole('group', { name: 'Свободни часове' }).getByRole('button').first().click();
    await expectNoSidewaysScroll(asking);
    await sheet.getByRole('button', { name: 'Поискай оглед' }).click();
    await sheet.getByRole('link', { name: 'Отвори разговора' }).click();
    await expect(asking).toHaveURL(/\/messages\/\w+/u);
    await expect(asking.getByRole('log').getByText(REPLY)).toBeVisible();
  });

  const [own, card] = [asking, answering].map((page) => page.getByRole('log').getByRole('article').last());
  if (!own || !card) throw new Error('unreachable: two pages');

  await test.step('the landlord confirms and moves it, and the tenant agrees', async () => {
    await card.getByRole('button', { name: 'Потвърди' }).click();
    await expect(own.getByText('Уговорен')).toBeVisible();
    await card.getByRole('button', { name: 'Премести' }).click();
    const dialog = answering.getByRole('dialog', { name: 'Нов час за огледа' });
    const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel('Нов час').fill(`${day}T15:00`);
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(own.getByText('Чака вашия отговор за новия час')).toBeVisible();
    await own.getByRole('button', { name: 'Потвърди' }).click();
    await expect(card.getByText('Уговорен')).toBeVisible();
  });

  await test.step('thread, hours and viewings have no accessibility faults', async () => {
    await auditPage(answering, '/messages/:id');
    for (const address of ['/viewings/hours', '/viewings']) {
      await openPage(answering, address);
      await auditPage(answering, address);
    }
    await answering.getByRole('article').getByRole('link', { name: 'Към разговора' }).click();
    await expect(card.getByText('Уговорен')).toBeVisible();
  });

  await test.step('the tenant cancels it with a reason', async () => {
    await own.getByRole('button', { name: 'Отмени' }).click();
    const dialog = asking.getByRole('dialog', { name: 'Да отменим ли огледа?' });
    await dialog.getByLabel('Причина').fill('Намерих друго жилище.');
    await expectNoSidewaysScroll(asking);
    await dialog.getByRole('button', { name: 'Отмени' }).click();
    await expect(answering.getByRole('log').getByText('Отменен').last()).toBeVisible();
    await mailTo(landlord.email, /отменен/iu);
  });

  await test.step('a message written without a connection is sent once after a reload', async () => {
    await asking.context().setOffline(true);
    await asking.getByLabel('Вашето съобщение').fill(OFFLINE);
    await asking.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(asking.getByRole('log').getByText(OFFLINE)).toBeVisible();
    await asking.context().setOffline(false);
    await asking.reload();
    await expect(asking.getByRole('log').getByText(OFFLINE)).toHaveCount(1);
    await expect(answering.getByRole('log').getByText(OFFLINE)).toBeVisible();
    const threadId = addressOf(asking).pathname.split('/').at(-1) ?? '';
    const { data } = await ask('readThread', { token: tenant.token, params: { id: threadId } });
    expect(data.messages.filter(({ text }) => text === OFFLINE)).toHaveLength(1);
  });
});
