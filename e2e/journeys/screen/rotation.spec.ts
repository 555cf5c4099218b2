import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

/** Inserts a style rule between any two frames, as components do that render for the first time. */
function keepInserting() {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
  const insert = () => {
    sheet?.insertRule('.inserted{color:red}', sheet.cssRules.length);
    setTimeout(insert);
  };
  insert();
}

test('a window resized while components render gets the layout of its new width', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/properties');
  await page.evaluate(keepInserting);
  for (let round = 0; round < 4; round += 1) {
    await page.setViewportSize(PHONE);
    await page.waitForFunction((width) => innerWidth === width, PHONE.width);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
    await page.waitForFunction((width) => innerWidth === width, DESKTOP.width);
  }
});
