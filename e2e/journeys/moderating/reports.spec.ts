import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { expectSent } from '../../support/moderation.ts';
import { ownListing, publishedListing } from '../../support/own-listings.ts';
import { newReporter } from '../../support/reporters.ts';
import { DESKTOP, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('open group of reports stands on one screen, and its verdict with a pinned picture stays in view on a low one', async ({
  signedInAs,
}) => {
  const title = `Дом с чужда снимка ${Date.now()}`;
  const owner = await newLandlord();
  const id = await publishedListing(owner.token, title);
  // the verdict is about the oldest report
  const reporter = await newReporter(id);
  await newReporter(id);
  const admin = await signedInAs('admin@demo.bg');
  const group = admin.getByRole('article').filter({ hasText: title });
  const verdicts = admin.getByRole('group', { name: 'Решение по сигнала' }).getByRole('button');
  const dialog = admin.getByRole('dialog', { name: 'Решение по сигнала' });
  await admin.setViewportSize(DESKTOP);
  await admin.clock.install();
  await openPage(admin, '/admin/reports');

  await test.step('group on the first screen of a desktop, below one row of tools', async () => {
    const list = admin.getByRole('region', { name: 'Обяви с отворени сигнали' });
    const head = admin.getByRole('heading', { level: 1, name: 'Сигнали' }).locator('..');
    await list.getByRole('link', { name: new RegExp(title, 'u') }).click();
    for (const part of [
      group.getByRole('link', { name: 'Отвори снимка 1 в нов раздел' }),
      group.getByText('Собственик', { exact: true }),
      group.getByText(/^Подателят .* пише:/u).first(),
      verdicts.first(),
      verdicts.last(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await admin.evaluate(() => window.scrollY)).toBe(0);
    // counts and fonts arrive later
    await expect
      .poll(async () => ((await list.boundingBox())?.y ?? Infinity) - ((await head.boundingBox())?.y ?? 0))
      .toBeLessThanOrEqual(64);
  });

  await test.step('figures and keys stay in the row', async () => {
    await admin.getByRole('button', { name: 'Обобщение' }).click();
    await expect(admin.getByRole('region', { name: 'Обобщение' })).toContainText('Чакат над 24 часа');
    await expect(verdicts.first()).toBeEnabled();
    await admin.getByRole('button', { name: 'Клавиши', exact: true }).click();
    await expect(admin.getByText('решение по сигнала', { exact: true })).toBeVisible();
    await auditPage(admin, 'open group of reports');
    await admin.getByRole('button', { name: 'Клавиши', exact: true }).click();
  });

  await test.step('verdict with words for a picture, on low screens', async () => {
    await group.getByRole('button', { name: 'Поискай промени' }).click();
    const send = dialog.getByRole('button', { name: 'Поискай промени' });
    await dialog.getByRole('button', { name: 'Бележка към: Снимка 1' }).click();
    await dialog.getByRole('textbox', { name: /^Снимка 1/u }).fill('Снимката е от друга обява.');
    for (const size of [
      { width: 1280, height: 600 },
      { ...PHONE, height: 640 },
    ]) {
      await admin.setViewportSize(size);
      await expect(send).toBeInViewport({ ratio: 1 });
    }
    await dialog.getByRole('textbox', { name: /^Текст до собственика/u }).fill('Сменете посочената снимка.');
    await send.click();
    await expectSent(admin, 'Сигналът е решен.');
    await expect.poll(async () => (await ownListing(owner.token, id)).status).toBe('rejected');
    const { remarks } = (await ownListing(owner.token, id)).moderation;
    expect(remarks).toMatchObject([{ text: 'Снимката е от друга обява.', mendedAt: null }]);
    await mailTo(reporter.email, /^Взехме мерки по сигнала ви$/u);
  });
});
