import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { chooseFromMenu, rowOf } from '../../support/my-listings.ts';
import { ownListing, publishedListing, statusOf } from '../../support/own-listings.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test, toastOn } from '../../support/test.ts';

for (const viewport of [PHONE, DESKTOP])
  test(`a rented home is offered back before the end of its lease, at ${viewport.width} px`, async ({
    signedInAs,
  }) => {
    test.setTimeout(180_000);
    const title = `Отдадена ${Date.now()} в Лозенец`;
    const landlord = await newLandlord();
    const { token } = landlord;
    const id = await publishedListing(token, title);
    const page = await signedInAs(landlord.email);
    await page.setViewportSize(viewport);
    const line = page.getByRole('article', { name: title, exact: true });
    const leaseEnd = addDays(sofiaDay(new Date()), 40);

    await test.step('the question of the rented home asks until when', async () => {
      await openPage(page, '/my-properties');
      await chooseFromMenu(page, title, 'Отбележи като отдадена');
      const question = page.getByRole('alertdialog', { name: 'Отдадено ли е жилището?' });
      const end = question.getByLabel(/^Договорът е до/u);
      await end.fill(addDays(leaseEnd, -41));
      await question.getByRole('button', { name: 'Отбележи като отдадена' }).click();
      await expect(end).toHaveAccessibleDescription(/Изберете ден след днешния/u);
      await end.fill(leaseEnd);
      await question.getByRole('button', { name: 'Отбележи като отдадена' }).click();
      await expect(rowOf(page, title).getByText(/^Отдадена до \d\d\.\d\d\.\d{4}$/u)).toBeVisible();
    });

    // the mail does not depend on the width, and may take a minute
    if (viewport === PHONE) {
      await test.step('the owner is mailed when the offer is due', async () => {
        await moveDates(id, { offerAt: new Date(Date.now() - 1000) });
        await mailTo(landlord.email, /^Договорът за/u, 90_000);
      });
    }

    await test.step('one press publishes it again from the end of the lease', async () => {
      await openPage(page, '/today');
      await expectNoSidewaysScroll(page);
      await line.getByRole('button', { name: /^Пусни отново от \d+ \p{L}+$/u }).click();
      await expect(toastOn(page, 'Обявата е подновена.')).toBeVisible();
      await expect(line).toHaveCount(0);
      expect(await statusOf(token, id)).toBe('active');
      expect((await ownListing(token, id)).availableFrom).toBe(leaseEnd);
    });
  });
