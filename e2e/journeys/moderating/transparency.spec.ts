import { restrictionKinds } from '@pokriv/contracts/moderation/decision-kinds';

import { ask } from '../../support/api.ts';
import { expectFits, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SOON_MS = 5_000;

test('the transparency report shows the counts of the records, on a phone and a desktop', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Прозрачност' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Отчет за прозрачност/u })).toBeVisible();
  await expect(async () => {
    // the service keeps the counts for ten minutes, so the page's and these may be of different ones
    await page.reload();
    const { reports, decisions, appeals } = (await ask('readTransparency')).data;
    expect(decisions.total).toBeGreaterThan(0);
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect([sum(reports.byType), sum(decisions.byKind)]).toEqual([reports.received, decisions.total]);
    const shown = [
      ['Сигнали', 'Получени', reports.received],
      ['Сигнали', 'Отхвърлени', reports.dismissed],
      ['Решения', 'Ограничаващи решения', decisions.total],
      ['Решения', 'След сигнали на потребители', decisions.afterReports],
      ['Възражения', 'Получени', appeals.received],
      ['Възражения', 'Решението е отменено', appeals.overturned],
    ] as const;
    for (const [section, term, count] of shown)
      await expect(
        page
          .getByRole('region', { name: section, exact: true })
          .locator('div', { has: page.locator('dt').getByText(term, { exact: true }) })
          .locator('dd'),
      ).toHaveText(String(count), { timeout: SOON_MS });
    const kinds = page.getByRole('region', { name: 'Решения', exact: true }).getByRole('table').first();
    await expect(kinds.getByRole('row')).toHaveText(
      ['ВидБрой', ...decisions.byKind.map(({ kind, count }) => `${restrictionKinds[kind]}${count}`)],
      { timeout: SOON_MS },
    );
  }).toPass();
  await expectFits(page);
});
