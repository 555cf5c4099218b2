import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { Sitemap } from '@pokriv/contracts/search/sitemap';

import type { ServedPage } from '../../deployments/served-pages.ts';
import { searchUrl } from '../search-seo.ts';
import type { ReadSitemap } from './read-sitemap.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapIndex, urlSet, type SitemapEntry } from './sitemap-xml.ts';

interface SitemapParts {
  origin: string;
  read: ReadSitemap;
  readPages: () => Promise<readonly ServedPage[]>;
  fileSize: number;
  /** Cached division into files. */
  readFiles: () => Promise<Sitemap>;
}

export const ROBOTS = '/robots.txt';
const LISTINGS = /^\/sitemaps\/listings-(?<prefix>all|[0-9a-f]{1,24})\.xml$/u;
/** A single file has no prefix digits. */
const nameOf = (prefix: string) => prefix || 'all';

const latest = (dates: readonly string[]): string | undefined => [...dates].sort().at(-1);

function placeEntries(origin: string, places: Sitemap['places']): SitemapEntry[] {
  const cities = new Map<string, string[]>();
  for (const { city, lastModified } of places) cities.set(city, [...(cities.get(city) ?? []), lastModified]);
  return [
    ...[...cities].map(([location, dates]) => ({
      url: searchUrl(origin, { location }),
      lastModified: latest(dates),
    })),
    ...places.map(({ city, propertyType, lastModified }) => ({
      url: searchUrl(origin, { location: city, propertyType: [propertyType] }),
      lastModified,
    })),
  ];
}

const districtEntries = (origin: string, districts: Sitemap['districts']): SitemapEntry[] =>
  districts.map(({ city, neighborhood, lastModified }) => ({
    url: searchUrl(origin, { location: city, neighborhood: [neighborhood] }),
    lastModified,
  }));

function pagesXml(origin: string, { places, districts }: Sitemap): string {
  const newest = latest(places.map(({ lastModified }) => lastModified));
  return urlSet([
    { url: `${origin}/`, lastModified: newest },
    { url: `${origin}${pages.search.path}`, lastModified: newest },
    ...placeEntries(origin, places),
    ...districtEntries(origin, districts),
  ]);
}

function indexXml(origin: string, { files, places }: Sitemap): string {
  return sitemapIndex([
    {
      url: `${origin}/sitemaps/pages.xml`,
      lastModified: latest(places.map(({ lastModified }) => lastModified)),
    },
    ...files.map(({ prefix, lastModified }) => ({
      url: `${origin}/sitemaps/listings-${nameOf(prefix)}.xml`,
      lastModified,
    })),
  ]);
}

async function listingsXml({ origin, read, fileSize }: SitemapParts, prefix: string): Promise<string> {
  const entries: SitemapEntry[] = [];
  for await (const page of read.listings(prefix)) {
    for (const [id, lastModified] of page)
      entries.push({ url: `${origin}${pathTo(pages.listing, id)}`, lastModified });
  }
  // Listings published since the division wait for the next one.
  return urlSet(entries.slice(0, fileSize));
}

/**
 * Another instance may have divided an hour earlier or later, with a file split into sixteen or sixteen joined: both
 * are served, other prefixes are not.
 */
const isNear = (prefix: string, files: Sitemap['files']): boolean =>
  files.some(
    (file) => file.prefix === prefix || parentOf(file.prefix) === prefix || parentOf(prefix) === file.prefix,
  );

const parentOf = (prefix: string): string | undefined => (prefix ? prefix.slice(0, -1) : undefined);

/** Text of a crawler file; undefined for an unknown path. */
export async function crawlerText(parts: SitemapParts, path: string): Promise<string | undefined> {
  const { origin, readFiles } = parts;
  if (path === ROBOTS) return robotsTxt(origin, await parts.readPages());
  if (path === '/.well-known/security.txt') return securityTxt(origin);
  if (path === '/sitemap.xml') return indexXml(origin, await readFiles());
  if (path === '/sitemaps/pages.xml') return pagesXml(origin, await readFiles());
  const name = LISTINGS.exec(path)?.groups?.prefix;
  if (name === undefined) return undefined;
  const { files } = await readFiles();
  const prefix = name === nameOf('') ? '' : name;
  return isNear(prefix, files) ? listingsXml(parts, prefix) : undefined;
}
