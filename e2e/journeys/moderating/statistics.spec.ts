import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('administrator sees key figures first and jumps to a group of charts, on a phone and a desktop', async ({
  signedInAs,
}) => {
  const admin = await signedInAs('admin@demo.bg');
  const figures = admin.getByRole('navigation', { name: 'Основни числа' });
  const links = admin.getByRole('navigation', { name: 'Към раздел' });
  const section = (id: string) => admin.locator(`section#${id}`);
  await admin.setViewportSize(PHONE);
  await openPage(admin, '/admin/stats');
  for (const size of [PHONE, DESKTOP])
    await test.step(`at ${size.width} px`, async () => {
      await admin.setViewportSize(size);
      await admin.evaluate(() => scrollTo(0, 0));
      await expect(figures.getByRole('link', { name: /^Активни обяви\s*\d/u })).toBeInViewport({ ratio: 1 });
      const end = await figures.evaluate((one) => one.getBoundingClientRect().bottom);
      const chart = admin.getByRole('figure').first();
      expect((await chart.boundingBox())?.y).toBeGreaterThan(end);

      await links.getByRole('link', { name: 'Сигнали и решения' }).click();
      const heading = section('moderation').getByRole('heading', { level: 2, name: 'Сигнали и решения' });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(section('moderation')).toBeFocused();
      await expect(links).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(admin);

      await figures.getByRole('link', { name: /^Потребители/u }).click();
      await expect(section('users')).toBeFocused();
      await expect(section('users').getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    });
});
