import { test as base, type Page } from '@playwright/test';

import { passwordOf } from './passwords.ts';
import { signedInPage } from './signed-in.ts';

export { expect } from '@playwright/test';

export const toastOn = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Съобщения' }).getByText(text);

interface Fixtures {
  signedInAs: (email: string) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  signedInAs: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (email) => {
      const page = await signedInPage(await browser.newContext(), email, passwordOf(email), baseURL);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
