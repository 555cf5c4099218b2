import { auditPage } from '../../support/audit.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

for (const [name, size] of [
  ['at 390 px', PHONE],
  ['at 1280 px', { width: 1280, height: 900 }],
] as const) {
  test(`administrator jumps to a group of charts, ${name}`, async ({ signedInAs }) => {
    const admin = await signedInAs('admin@demo.bg');
    await admin.setViewportSize(size);
    await openPage(admin, '/admin/stats');
    const links = admin.getByRole('navigation', { name: 'Към раздел' });
    await links.getByRole('link', { name: 'Сигнали' }).click();
    const heading = admin.getByRole('heading', { level: 2, name: 'Сигнали' });
    await expect(heading).toBeInViewport();
    await expect(links).toBeInViewport();
    await expectNoSidewaysScroll(admin);
    await auditPage(admin, 'statistics of the administration');
  });
}
