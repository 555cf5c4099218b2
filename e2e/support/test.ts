import { test as base, type Page } from '@playwright/test';

import { signedInPage } from './signed-in.ts';

export { expect } from '@playwright/test';

export const toastOn = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Съобщения' }).getByText(text);

interface Fixtures {
  signedInAs: (email: string) => Promise<Page>;
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
