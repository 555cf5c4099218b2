import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatIn } from '@pokriv/contracts/money';
import { listingsCount, searchHeading, searchTitle } from '@pokriv/contracts/search/page-titles';

import { texts } from './messages.ts';
import type { PageReply } from './page-read.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { readSearched, type Searched } from './searched.ts';
import { breadcrumbs, itemList } from './structured-data.ts';

type Found = PageReply<'searchProperties'>;

/** Canonical address of a place and page, independent of sort order and view. */
export function searchUrl(origin: string, { location, propertyType, page }: Partial<Searched>): string {
  const params = new URLSearchParams();
  if (location) params.set('location', location);
  for (const type of propertyType ?? []) params.append('propertyType', type);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return `${origin}/properties${query ? `?${query}` : ''}`;
}

function trail(origin: string, { location, propertyType }: Searched): object {
  const steps = [
    { name: texts.home, url: `${origin}/` },
    { name: texts.listings, url: `${origin}${pages.search.path}` },
    ...(location ? [{ name: searchHeading({ location }), url: searchUrl(origin, { location }) }] : []),
    ...(propertyType.length === 1
      ? [
          {
            name: searchHeading({ location, propertyType }),
            url: searchUrl(origin, { location, propertyType }),
          },
        ]
      : []),
  ];
  return breadcrumbs(steps);
}

async function priceFrom(
  { currency, read }: SeoRequest,
  { location, propertyType }: Searched,
): Promise<string | undefined> {
  const place = {
    ...(location && { location }),
    ...(propertyType.length > 0 && { propertyType: [...propertyType] }),
  };
  const cheapest = await read('searchProperties', { query: { ...place, sort: 'price_asc', limit: '1' } });
  const [card] = 'reply' in cheapest ? cheapest.reply.data : [];
  return card && formatIn(card.price, currency);
}

/** Search and city pages; indexed only without other filters and with results. */
export async function searchSeo(request: SeoRequest): Promise<PageSeo> {
  const { origin, read } = request;
  const searched = readSearched(request.search);
  const [found, price] = await Promise.all([
    read('searchProperties', { query: searched.query }),
    searched.isPlace ? priceFrom(request, searched) : undefined,
  ]);
  return describeSearch(origin, searched, found, price);
}

function describeSearch(
  origin: string,
  searched: Searched,
  found: Found,
  price: string | undefined,
): PageSeo {
  const heading = searchHeading(searched);
  if ('error' in found) {
    const canonical = searched.isPlace ? { canonical: searchUrl(origin, searched) } : {};
    return {
      status: 200,
      title: searchTitle(searched),
      description: texts.searchNothing(heading),
      ...canonical,
    };
  }
  const { data: cards, pagination } = found.reply;
  const seo: PageSeo = {
    status: 200,
    title: searchTitle(searched, pagination),
    description: texts.searchFound(heading, listingsCount(pagination), price),
  };
  if (!searched.isPlace || cards.length === 0) return seo;
  const items = cards.map(({ id, title }) => ({ name: title, url: `${origin}${pathTo(pages.listing, id)}` }));
  return {
    ...seo,
    canonical: searchUrl(origin, searched),
    data: [itemList(items, pagination.total), trail(origin, searched)],
  };
}
