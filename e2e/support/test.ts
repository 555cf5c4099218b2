import { test as base, type BrowserContext, type Page } from '@playwright/test';

import { passwordOf } from './passwords.ts';
import { signedInPage } from './signed-in.ts';

export { expect } from '@playwright/test';

export const toastOn = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Съобщения' }).getByText(text);

interface Fixtures {
  /** A blank page of a signed-in person in a separate browser context. */
  signedInAs: (email: string) => Promise<Page>;
}

/** Signs in through the login form on a new page of the context. */
export async function signIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Имейл').fill(email);
  await page.getByLabel(/^Парола\s*\*?$/u).fill(passwordOf(email));
  await page.getByRole('button', { name: 'Влез', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

export const test = base.extend<Fixtures>({
  signedInAs: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (email) => {
      const page = await signedInPage(await browser.newContext(), email);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
