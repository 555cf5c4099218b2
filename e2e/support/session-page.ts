import type { BrowserContext, Page } from '@playwright/test';

/** The header's menu of whoever is signed in. */
export const userMenu = (page: Page, name: RegExp | string = /./u) =>
  page.getByRole('button', { name: typeof name === 'string' ? `Моят профил: ${name}` : /^Моят профил/u });

/** Leaves by the menu. */
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

/** Records, from the first frame of every page on, each heading that was painted and each message that was said. */
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

/** A heading that stands there already counts: the next frame has noted it. */
export const paintedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(window.painted))));
export const saidOn = (page: Page): Promise<string[]> => page.evaluate(() => window.said);

/** What a tab and its browser still hold of a person. */
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
