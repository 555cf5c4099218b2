import type { Page } from '@playwright/test';

import { pressAt } from '../../support/keyboard.ts';
import { addressOf } from '../../support/screens.ts';
import { clusters, map, openMap } from '../../support/search-map.ts';
import { expect, test } from '../../support/test.ts';

test.describe('map without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const NEAR_SOFIA = /^Жилища под наем около (?:[^,]+, )?София$/u;
  const boxOf = (page: Page) => addressOf(page).searchParams.get('bbox');

  /** A gesture searches where it has led, names that place, and keeps the city. */
  async function expectFollowed(page: Page, former: string | null): Promise<void> {
    await expect.poll(() => boxOf(page)).not.toBe(former);
    expect(addressOf(page).searchParams.get('location')).toBe('sofia');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEAR_SOFIA);
    await expect(map(page).getByRole('button', { name: 'Търси в тази част' })).toHaveCount(0);
  }

  test('a press on a cluster and a drag with the mouse mean the same as the zoom button', async ({
    page,
  }) => {
    await openMap(page, '/properties?location=sofia&view=map');
    expect(boxOf(page)).toBeNull();
    await test.step('press on a cluster', async () => {
      // A wide map may show each home of the city apart.
      const further = map(page).getByRole('button', { name: 'Отдалечи', exact: true });
      await expect(async () => {
        if ((await clusters(page).count()) === 0) await further.click();
        await expect(clusters(page).first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      const former = boxOf(page);
      await clusters(page).first().click();
      await expectFollowed(page, former);
    });
    await test.step('drag', async () => {
      const former = boxOf(page);
      const area = await map(page).getByRole('group').boundingBox();
      if (!area) throw new Error('no map');
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // A short way, so that Sofia stays the nearest city wherever the cluster was.
      await page.mouse.move(x - 90, y, { steps: 5 });
      await page.mouse.up();
      await expectFollowed(page, former);
      await expect(page.getByRole('article', { name: 'Избрана обява' })).toHaveCount(0);
    });
  });
});

test('skip links lead between list, filters and map', async ({ page }) => {
  await openMap(page, '/properties?location=sofia&view=split');
  const skip = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('button', { name: /^Още филтри/u }).focus();
  await pressAt(page, skip('Към картата'));
  await page.keyboard.press('Tab');
  await expect(skip('Към филтрите')).toBeFocused();
  await expect(skip('Към филтрите')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(skip('Към списъка')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL('/properties?location=sofia&view=split');
});
