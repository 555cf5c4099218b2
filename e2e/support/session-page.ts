import type { BrowserContext, Page } from '@playwright/test';

export const userMenu = (page: Page, name: RegExp | string = /./u) =>
  page.getByRole('button', { name: typeof name === 'string' ? `Моят профил: ${name}` : /^Моят профил/u });

export async function logOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Изход', exact: true }).click();
}

declare global {
  interface Window {
    painted: string[];
    said: string[];
  }
}

/** Records every painted heading and every toast, from the first frame of each page. */
export async function recordFrames(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    window.painted = [];
    window.said = [];
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading && window.painted.at(-1) !== heading) window.painted.push(heading);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.parentElement?.getAttribute('aria-label') === 'Съобщения')
          window.said.push(node.innerText.trim());
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits one frame, so that a heading already in the document is recorded. */
export const paintedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(window.painted))));
export const saidOn = (page: Page): Promise<string[]> => page.evaluate(() => window.said);

export const tracesOn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const identities: unknown[] = [];
    for (const name of names.filter((each) => each === 'firebaseLocalStorageDb')) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames)
        identities.push(
          ...(await new Promise<unknown[]>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          })),
        );
      database.close();
    }
    return {
      local: Object.keys(localStorage).filter((key) => !['theme', 'cookie-choice'].includes(key)),
      session: sessionStorage.getItem('auth-storage'),
      cookies: document.cookie,
      identities,
    };
  });
