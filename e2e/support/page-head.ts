import { expect, type Page } from '@playwright/test';

export interface PageHead {
  status: number;
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  /** Open Graph, by property: `og:title`, … */
  graph: Readonly<Record<string, string>>;
  /** schema.org, by type. */
  data: Readonly<Record<string, Record<string, unknown>>>;
  preloads: readonly string[];
}

const attributesOf = (page: Page, selector: string, name: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute) ?? ''), name);

async function dataOf(page: Page): Promise<PageHead['data']> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graphs = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
  return Object.fromEntries(graphs.map((graph) => [String(graph['@type']), graph]));
}

/** @param withScripts waits for the scripts: only then `preloads` names theirs */
export async function headOf(page: Page, address: string, withScripts = false): Promise<PageHead> {
  const reply = await page.goto(address, { waitUntil: 'domcontentloaded' });
  // a rendered page adds its scripts, and their preloads before them, after its first picture
  if (withScripts) await page.locator('script[src]').first().waitFor({ state: 'attached' });
  const one = async (selector: string, name: string) => (await attributesOf(page, selector, name))[0] ?? null;
  const names = await attributesOf(page, 'meta[property^="og:"]', 'property');
  const contents = await attributesOf(page, 'meta[property^="og:"]', 'content');
  return {
    status: reply?.status() ?? 0,
    title: await page.title(),
    description: await one('meta[name="description"]', 'content'),
    canonical: await one('link[rel="canonical"]', 'href'),
    robots: await one('meta[name="robots"]', 'content'),
    graph: Object.fromEntries(names.map((name, index) => [name, contents[index] ?? ''])),
    data: await dataOf(page),
    preloads: await attributesOf(page, 'link[rel="preload"][as="script"]', 'href'),
  };
}
