import { calls, fillPath, toQueryString, type CallName } from '@pokriv/contracts/calls';
import type { Page } from '@playwright/test';

interface InlineRead {
  name: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

export function watchPage(page: Page): { complaints: string[]; reads: string[] } {
  const complaints: string[] = [];
  const reads: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // The service worker fetches for its cache, not for the page.
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !request.serviceWorker())
      reads.push(pathname + search);
  });
  return { complaints, reads };
}

export async function inlineReads(page: Page): Promise<string[]> {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '{}') as { reads?: InlineRead[] };
  return (boot.reads ?? []).map(
    ({ name, params, query }) => `/api${fillPath(calls[name].path, params)}${toQueryString(query)}`,
  );
}

/** `rendered` by the server, or left to the `browser`; from the Server-Timing header. */
export const renderedBy = (headers: Readonly<Record<string, string>>): string | undefined =>
  /first-screen;desc=(\w+)/u.exec(headers['server-timing'] ?? '')?.[1];
