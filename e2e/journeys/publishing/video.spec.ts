import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { readListing } from '../../support/listings.ts';
import { approve, openForReview } from '../../support/moderation.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const video = 'https://www.youtube.com/watch?v=a_b-C3d4E5f';

for (const width of [PHONE.width, 1280])
  test(`a video at ${width} px is typed by the landlord, seen by a moderator and only then linked for visitors`, async ({
    page,
    signedInAs,
  }) => {
    const landlord = await newLandlord();
    const id = await publishedListing(landlord.token, `С видео ${Date.now()}`);
    const [owner, admin] = [await signedInAs(landlord.email), await signedInAs('admin@demo.bg')];
    for (const each of [page, owner, admin]) await each.setViewportSize({ width, height: 844 });
    await admin.clock.install();

    await openPage(owner, `/edit-property/${id}?step=pictures`);
    const field = control(owner, 'video');
    await field.fill('https://example.com/моето-видео');
    await field.blur();
    await expect(owner.getByText('Поставете връзка към видео в YouTube или Vimeo.')).toBeVisible();
    await field.fill('youtu.be/a_b-C3d4E5f?si=tracked');
    await field.blur();
    await expect(field).toHaveValue(video);
    await expect(owner.getByText('След запазване ще чака одобрение: Видео.')).toBeVisible();
    await expectNoSidewaysScroll(owner);
    await owner.getByRole('button', { name: 'Запази промените' }).click();
    await expect(owner).toHaveURL('/my-properties');
    expect((await readListing(id)).video).toBeUndefined();

    await openForReview(admin, id);
    await admin.getByRole('button', { name: 'Видео за преглед' }).click();
    await expect(admin.getByRole('link', { name: video }).first()).toHaveAttribute('href', video);
    await expectNoSidewaysScroll(admin);
    await admin.keyboard.press('Escape');
    await approve(admin, id);
    await expect.poll(async () => (await readListing(id)).video).toBe(video);

    await openPage(page, `/properties/${id}`);
    const link = page.getByRole('link', { name: 'Видео в YouTube (в нов раздел)' });
    await expect(link).toHaveAttribute('href', video);
    await expectNoSidewaysScroll(page);
    await page
      .context()
      .route(`${video}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }));
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened.getByText('film')).toBeVisible();
    expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  });
