import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { newcomer } from '../../support/newcomers.ts';
import { workerReady } from '../../support/offline-cache.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { allowPush, deliverPush, recordNotes } from '../../support/push.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { logOut } from '../../support/session-page.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const OFFER = 'Искате ли известие и в този браузър?';

test('a tenant switches notes on after a message, sees one, and is dropped at the sign-out', async ({
  signedInAs,
}) => {
  const landlord = await newLandlord();
  const id = await publishedListing(landlord.token, `Обява за известия ${Date.now()}`);
  const tenant = await newcomer({ isVerified: true });
  const page = await signedInAs(tenant.email);
  await allowPush(page);
  await page.setViewportSize(PHONE);

  await test.step('the offer comes with the first sent message', async () => {
    await openPage(page, `/properties/${id}`);
    await workerReady(page);
    await page.getByRole('button', { name: 'Пиши', exact: true }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Съобщение' }).fill('Добър ден, още ли е свободно?');
    await expect(sheet.getByText(OFFER)).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(sheet.getByText(OFFER)).toBeVisible();
    await auditPage(page, 'offer of notes');
    await page.setViewportSize(PHONE);
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/push/endpoint'));
    await sheet.getByRole('button', { name: 'Да, включи' }).click();
    expect((await saved).status()).toBe(200);
    await expect(sheet.getByText('Известията в този браузър са включени.')).toBeVisible();
  });

  await test.step('the service worker shows a note', async () => {
    const shown = await recordNotes(page);
    const note = { title: 'Ново съобщение', body: 'Двустаен', path: '/messages/t1', tag: 'thread-t1' };
    await deliverPush(page, note);
    await expect.poll(shown).toEqual([note]);
  });

  await test.step('the profile shows the switch on, and switches it off and on', async () => {
    await openPage(page, '/profile#notifications');
    const push = page.getByRole('switch', { name: 'Известия в този браузър' });
    await expect(push).toBeChecked();
    await push.click();
    await expect(push).not.toBeChecked();
    await push.click();
    await expect(push).toBeChecked();
    await expectNoSidewaysScroll(page);
  });

  await test.step('the sign-out drops the browser', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const dropped = page.waitForResponse((reply) => reply.url().endsWith('/api/push/endpoint/drop'));
    await logOut(page);
    expect((await dropped).status()).toBe(200);
  });
});
