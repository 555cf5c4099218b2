import { z } from 'zod';

import { CityId } from '../listing/property-location.ts';
import { propertyTypes } from '../listing/property-options.ts';
import { IsoDateTime, keysOf } from '../zod-parts.ts';

/** Limit of sitemaps.org. */
export const SITEMAP_FILE_URLS = 50_000;

/** Id prefix of the listings in a file, so that a listing never changes files. */
const Prefix = z.string().regex(/^[0-9a-f]{0,24}$/u);
const FileSize = z.coerce.number().int().min(1).max(SITEMAP_FILE_URLS);

/** `GET /internal/sitemap?size=`, called by the BFF: files of public listings, non-empty pages of cities and districts. */
export const SitemapQuery = z.strictObject({ size: FileSize });
export const Sitemap = z.object({
  files: z.array(z.object({ prefix: Prefix, count: z.number(), lastModified: IsoDateTime })),
  places: z.array(z.object({ city: CityId, propertyType: keysOf(propertyTypes), lastModified: IsoDateTime })),
  /** Listed districts of `place/districts.ts`; earlier releases send none. */
  districts: z
    .array(z.object({ city: CityId, neighborhood: z.string(), lastModified: IsoDateTime }))
    .default([]),
});
export type Sitemap = z.infer<typeof Sitemap>;
export type SitemapFile = Sitemap['files'][number];

/** `GET /internal/sitemap/listings?prefix=&after=&limit=`: sorted ids with the time of the last change. */
export const SitemapListingsQuery = z.strictObject({
  prefix: Prefix,
  after: Prefix.default(''),
  limit: z.coerce.number().int().min(1).max(5000),
});
export type SitemapListingsQuery = z.output<typeof SitemapListingsQuery>;
export const SitemapListings = z.object({ listings: z.array(z.tuple([z.string(), IsoDateTime])) });
export type SitemapListings = z.infer<typeof SitemapListings>;
