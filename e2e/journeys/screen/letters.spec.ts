import { PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('every letter fits a phone; that of Monday tells the week first and leads to „Днес“', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await page.goto('/dev/mails');
  const addresses = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
  expect(addresses.length).toBeGreaterThan(50);
  const letters: (readonly [address: string, html: string])[] = [];
  for (const address of addresses) {
    const reply = await page.request.get(`${address}/light`);
    expect(reply.status(), address).toBe(200);
    letters.push([address, await reply.text()]);
  }
  // a frame of the phone's width costs a tenth of a page
  await page.goto('about:blank');
  const tooWide = await page.evaluate(async (all) => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { width: `${innerWidth}px`, height: '844px', border: '0' });
    document.body.replaceChildren(frame);
    const wide: string[] = [];
    for (const [address, html] of all) {
      const loaded = new Promise((resolve) => {
        frame.onload = resolve;
      });
      frame.srcdoc = html;
      await loaded;
      const { scrollWidth = 0, textContent = '' } = frame.contentDocument?.documentElement ?? {};
      if (!textContent || scrollWidth > frame.clientWidth) wide.push(`${address}: ${scrollWidth} px`);
    }
    return wide;
  }, letters);
  expect(tooWide).toEqual([]);

  await page.goto('/dev/mails/week-summed/dark');
  await expect(page).toHaveTitle(/^Седмицата на обявите ви: /u);
  await expect(page.getByText(/141\sпреглеждания/u).last()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Виж какво ви чака' })).toHaveAttribute('href', /\/today$/u);
});
