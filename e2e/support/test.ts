import { test as base, type Browser, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** A message at the top right. */
export const toastOn = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Съобщения' }).getByText(text);

const PASSWORD = 'Demo1234';

interface Fixtures {
  /** A page of its own, signed in through the login screen. */
  signedInAs: (email: string) => Promise<Page>;
}

async function signIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await page.getByLabel('Имейл').fill(email);
  await page.getByLabel(/^Парола\s*\*?$/u).fill(PASSWORD);
  await page.getByRole('button', { name: 'Влез', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

export const test = base.extend<Fixtures>({
  signedInAs: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (email) => {
      const page = await signIn(browser, email);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
