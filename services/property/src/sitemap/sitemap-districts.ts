import { districts } from '@pokriv/contracts/place/districts';
import type { Sitemap } from '@pokriv/contracts/search/sitemap';

import { districtKey } from '../search/district-key.ts';
import type { SitemapRepository } from './sitemap.repository.ts';

/**
 * Known districts with listings, each by its one name: landlords may type it in other letters, or type a name of their
 * own, which gets no page.
 */
export async function sitemapDistricts({
  sitemap,
}: {
  sitemap: Pick<SitemapRepository, 'newestByDistrict'>;
}): Promise<Sitemap['districts']> {
  const newest = await sitemap.newestByDistrict();
  return Object.entries(districts).flatMap(([city, known]) =>
    known.flatMap(({ name: neighborhood }) => {
      const found = newest.get(districtKey({ city, neighborhood }) ?? '');
      return found ? [{ city, neighborhood, lastModified: found.toISOString() }] : [];
    }),
  );
}
