import type { SitemapFile } from '@pokriv/contracts/search/sitemap';

import type { SitemapRepository } from './sitemap.repository.ts';

const DIGITS = [...'0123456789abcdef'];

/**
 * Partitions the public listings by id prefix until each file holds at most `size`: a file depends on its own listings
 * only, so its `lastmod` is stable.
 */
export async function sitemapFiles(
  deps: { sitemap: Pick<SitemapRepository, 'countOf'> },
  size: number,
  prefix = '',
): Promise<SitemapFile[]> {
  const found = await deps.sitemap.countOf(prefix, size + 1);
  if (!found) return [];
  if (found.count <= size) return [{ prefix, count: found.count, lastModified: found.latest.toISOString() }];
  const parts: SitemapFile[] = [];
  for (const digit of DIGITS) parts.push(...(await sitemapFiles(deps, size, prefix + digit)));
  return parts;
}
