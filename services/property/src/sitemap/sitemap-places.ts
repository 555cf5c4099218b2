import { places } from '@pokriv/contracts/place/cities';
import { propertyTypes, type PropertyType } from '@pokriv/contracts/listing/property-options';
import type { Sitemap } from '@pokriv/contracts/search/sitemap';

import type { SitemapRepository } from './sitemap.repository.ts';

const types = Object.keys(propertyTypes) as PropertyType[];

export async function sitemapPlaces({
  sitemap,
}: {
  sitemap: Pick<SitemapRepository, 'newestIn' | 'placesWithListings'>;
}): Promise<Sitemap['places']> {
  const listed = new Set(await sitemap.placesWithListings());
  const asked = places
    .filter(({ id }) => listed.has(id))
    .flatMap(({ id }) => types.map((propertyType) => ({ city: id, propertyType })));
  const found = await Promise.all(
    asked.map(async (place) => ({
      ...place,
      newest: await sitemap.newestIn(place.city, place.propertyType),
    })),
  );
  return found.flatMap(({ newest, ...place }) =>
    newest ? [{ ...place, lastModified: newest.toISOString() }] : [],
  );
}
