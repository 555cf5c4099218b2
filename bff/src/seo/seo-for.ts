import { log } from '@pokriv/service-kit/log';

import { inTime } from '../in-time.ts';
import { findFixedPage } from './fixed-pages.ts';
import { headHtml } from './head-html.ts';
import { homeSeo } from './home-seo.ts';
import { listingSeo } from './listing-seo.ts';
import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { searchSeo } from './search-seo.ts';

export interface SeoInput extends Omit<SeoRequest, 'search'> {
  /** As sent, without the question mark. */
  search: string;
}

export interface Seo {
  status: PageSeo['status'];
  /** `<title>`, descriptions, canonical address, Open Graph and structured data, escaped. */
  head: string;
}

/** A page waits no longer for its description. */
const PATIENCE_MS = 1000;

const LISTING = /^\/properties\/(?<id>[0-9a-zA-Z_-]{1,64})$/u;

/** `/` for itself, without its slash at the end for any other address. */
const trimmed = (path: string) => (path === '/index.html' ? '/' : path.replace(/(?<=.)\/$/u, ''));

/** Said of a page whose data cannot be had just now: it is neither missing nor another page. */
const generic: PageSeo = { status: 200, title: texts.listings, description: texts.site };

function fixedSeo(origin: string, path: string): PageSeo {
  const page = findFixedPage(path);
  if (!page) return { status: 404, title: texts.notFound, description: texts.notFoundText };
  const { title, description } = page;
  if (!description) return { status: 200, title, description: texts.site };
  return { status: 200, title, description, canonical: origin + path };
}

async function pageSeo(request: SeoRequest, path: string): Promise<PageSeo> {
  if (path === '/') return homeSeo(request);
  if (path === '/properties') return searchSeo(request);
  const id = LISTING.exec(path)?.groups?.id;
  if (id) return (await listingSeo(request, id)) ?? { ...generic, canonical: request.origin + path };
  return fixedSeo(request.origin, path);
}

/**
 * What the HTML of an address says of itself, and its status (decisions §4, §10, §12). A service that is down takes only
 * the details away. An admin's preview is nobody's page.
 */
export async function seoFor({ path, search, origin, read }: SeoInput): Promise<Seo> {
  const address = trimmed(path);
  const request: SeoRequest = { path: address, search: new URLSearchParams(search), origin, read };
  const described = inTime(pageSeo(request, address), PATIENCE_MS, () => new Error('its data took too long'));
  const seo = await described.catch((error: unknown) => {
    log.warn({ err: error, path: address }, 'a page goes out without its description');
    return { ...generic, canonical: origin + address };
  });
  const isPreview = request.search.get('adminPreview') === 'true';
  const { canonical, ...hidden } = seo;
  const shown = isPreview ? hidden : { ...hidden, canonical };
  return { status: seo.status, head: headHtml(shown, { origin, url: origin + address }) };
}
