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
}

/**
 * Reads a page's head from its HTML alone, as crawlers do.
 * @param page parses it, and stays where it is
 */
export async function headOf(
  page: Page,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageHead> {
  const reply = await page.request.get(address, { headers });
  const { texts, ...head } = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const attribute = (selector: string, name: string) =>
        parsed.querySelector(selector)?.getAttribute(name) ?? null;
      const graph = [...parsed.querySelectorAll('meta[property^="og:"]')].map(
        (one) => [one.getAttribute('property') ?? '', one.getAttribute('content') ?? ''] as const,
      );
      const scripts = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
      return {
        title: parsed.title,
        description: attribute('meta[name="description"]', 'content'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        robots: attribute('meta[name="robots"]', 'content'),
        graph: Object.fromEntries(graph),
        texts: scripts.map(({ textContent }) => textContent),
      };
    },
    await reply.text(),
  );
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  for (const one of data) expect(one['@context']).toBe('https://schema.org');
  return {
    ...{ status: reply.status(), ...head },
    data: Object.fromEntries(data.map((one) => [String(one['@type']), one])),
  };
}
