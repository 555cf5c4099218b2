import type { SitemapFile } from '@pokriv/contracts/search/sitemap';

import type { SitemapRepository } from './sitemap.repository.ts';

const DIGITS = [...'0123456789abcdef'];

/**
 * Divides the public listings by the first digits of their ids, as far as it takes for each file to hold at most `size`:
 * no file depends on what the others hold, so it stays the same until a listing of its own changes.
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
