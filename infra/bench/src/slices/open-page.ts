import type { BrowserContext } from '@playwright/test';

const LOAD_MS = 20_000;
const FALLBACK = 'Тази част не се зарежда.';

export interface PageView {
  path: string;
  status: number;
  hasHeader: boolean;
  hasFallback: boolean;
  hasContent: boolean;
  errors: string[];
}

export async function openPage(context: BrowserContext, address: string): Promise<PageView> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    const reply = await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LOAD_MS });
    const fallback = page.getByText(FALLBACK);
    const heading = page.locator('main :is(h1, h2)');
    await fallback
      .or(heading)
      .first()
      .waitFor({ timeout: LOAD_MS })
      .catch(() => undefined);
    return {
      path: new URL(address).pathname,
      status: reply?.status() ?? 0,
      hasHeader: await page.locator('header').first().isVisible(),
      hasFallback: await fallback.isVisible(),
      hasContent: (await heading.count()) > 0,
      errors,
    };
  } finally {
    await page.close();
  }
}

export const isWhole = ({ status, hasHeader, hasFallback, hasContent, errors }: PageView): boolean =>
  status === 200 && hasHeader && hasContent && !hasFallback && errors.length === 0;

export function complaint({ path, status, hasHeader, hasFallback, hasContent, errors }: PageView): string {
  const what = [
    status === 200 ? '' : `status ${status}`,
    hasHeader ? '' : 'no header',
    hasFallback ? 'fallback' : '',
    hasContent ? '' : 'no heading',
    ...errors.slice(0, 1),
  ];
  return `${path}: ${what.filter(Boolean).join(', ')}`;
}
