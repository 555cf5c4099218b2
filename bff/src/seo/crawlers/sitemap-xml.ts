import { escapeHtml } from '@pokriv/service-kit/escape-html';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapEntry {
  url: string;
  /** ISO 8601; absent when unknown. */
  lastModified?: string;
}

const entry = (tag: string, { url, lastModified }: SitemapEntry): string =>
  `<${tag}><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</${tag}>\n`;

export const urlSet = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${SCHEMA}>\n${entries.map((each) => entry('url', each)).join('')}</urlset>\n`;

export const sitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.map((each) => entry('sitemap', each)).join('')}</sitemapindex>\n`;
