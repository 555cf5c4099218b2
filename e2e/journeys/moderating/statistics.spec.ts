import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('administrator jumps to a group of charts, on a phone and a desktop', async ({ signedInAs }) => {
  const admin = await signedInAs('admin@demo.bg');
  for (const size of [PHONE, { width: 1280, height: 900 }]) {
    await admin.setViewportSize(size);
    await openPage(admin, '/admin/stats');
    const links = admin.getByRole('navigation', { name: 'Към раздел' });
    await links.getByRole('link', { name: 'Сигнали и решения' }).click();
    await expect(admin.getByRole('heading', { level: 2, name: 'Сигнали и решения' })).toBeInViewport();
    await expect(links).toBeInViewport();
    await expectNoSidewaysScroll(admin);
  }
});
