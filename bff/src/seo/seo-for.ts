import { home, search } from '@pokriv/contracts/pages';
import { log, loggedPath } from '@pokriv/service-kit/log';

import { withTimeout } from '../with-timeout.ts';
import type { ServedPage } from '../deployments/served-pages.ts';
import { headHtml } from './head-html.ts';
import { homeSeo } from './home-seo.ts';
import { landlordSeo } from './landlord-seo.ts';
import { listingSeo } from './listing-seo.ts';
import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { searchSeo } from './search-seo.ts';

export interface SeoInput extends Omit<SeoRequest, 'search'> {
  page: ServedPage | undefined;
  /** As sent, without the question mark. */
  search: string;
}

export interface Seo {
  status: PageSeo['status'];
  head: string;
}

const PATIENCE_MS = 1000;

const LISTING = /^\/properties\/(?<id>[0-9a-zA-Z_-]{1,64})$/u;
const LANDLORD = /^\/landlords\/(?<id>[^/]+)$/u;

const generic: PageSeo = { status: 200, title: texts.listings, description: texts.site };

function fixedSeo(origin: string, path: string, page: ServedPage | undefined): PageSeo {
  if (!page) return { status: 404, title: texts.notFound, description: texts.notFoundText };
  const { title, description = texts.site, indexing } = page;
  return { status: 200, title, description, ...(indexing === 'indexed' && { canonical: origin + path }) };
}

async function pageSeo(request: SeoRequest, page: ServedPage | undefined): Promise<PageSeo> {
  const { path } = request;
  if (path === home.path) return homeSeo(request);
  if (path === search.path) return searchSeo(request);
  const id = LISTING.exec(path)?.groups?.id;
  if (id) return (await listingSeo(request, id)) ?? { ...generic, canonical: request.origin + path };
  const landlordId = LANDLORD.exec(path)?.groups?.id;
  if (landlordId) return landlordSeo(request, landlordId);
  return fixedSeo(request.origin, path, page);
}

/**
 * Head and status of an address (decisions §4, §10, §12). A failed service removes only the details. An admin's
 * preview is never indexed.
 */
export async function seoFor({ page, search: query, ...input }: SeoInput): Promise<Seo> {
  const { path, origin } = input;
  const request: SeoRequest = { ...input, search: new URLSearchParams(query) };
  const described = withTimeout(
    pageSeo(request, page),
    PATIENCE_MS,
    () => new Error('its data took too long'),
  );
  const seo = await described.catch((error: unknown) => {
    log.warn({ err: error, path: loggedPath(path) }, 'seo: data unavailable, generic head sent');
    // a person's page is never indexed, and the kind of landlord is unknown here
    return LANDLORD.test(path) ? generic : { ...generic, canonical: origin + path };
  });
  const isPreview = request.search.get('adminPreview') === 'true';
  const { canonical, ...hidden } = seo;
  const shown = isPreview ? hidden : { ...hidden, canonical };
  return { status: seo.status, head: headHtml(shown, { origin, url: origin + path }) };
}
