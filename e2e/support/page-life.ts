import { calls, fillPath, toQueryString, type CallName } from '@pokriv/contracts/calls';
import type { Page } from '@playwright/test';

interface InlineRead {
  name: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

/** What happens in a page from now on, as its console and its network tell. */
export function watchPage(page: Page): { complaints: string[]; reads: string[] } {
  const complaints: string[] = [];
  const reads: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // What a service worker fetches to keep it is no question of the page.
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !request.serviceWorker())
      reads.push(pathname + search);
  });
  return { complaints, reads };
}

/** The calls whose replies came inside the page, as the browser would make them. */
export async function inlineReads(page: Page): Promise<string[]> {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '{}') as { reads?: InlineRead[] };
  return (boot.reads ?? []).map(
    ({ name, params, query }) => `/api${fillPath(calls[name].path, params)}${toQueryString(query)}`,
  );
}

/** Whether the server has rendered the page that a reply carries, or left it to the browser. */
export const renderedBy = (headers: Readonly<Record<string, string>>): string | undefined =>
  /first-screen;desc=(\w+)/u.exec(headers['server-timing'] ?? '')?.[1];
