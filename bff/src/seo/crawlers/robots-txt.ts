import type { ServedPage } from '../../deployments/served-pages.ts';

/** Crawlers match prefixes: `/my-properties` covers the pages below it. */
function addressesOf(pages: readonly ServedPage[]): string[] {
  const disallowed = pages.filter(({ indexing }) => indexing === 'disallowed');
  const addresses = [...new Set(disallowed.map(({ path }) => path.replace(/\/:.*$/u, '')))].sort();
  return addresses.filter((address) => !addresses.some((other) => address.startsWith(`${other}/`)));
}

export const robotsTxt = (origin: string, pages: readonly ServedPage[]): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...addressesOf(pages).map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
