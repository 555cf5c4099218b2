import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatIn } from '@pokriv/contracts/money';
import {
  listingsCount,
  searchHeading,
  searchTitle,
  soughtDistrict,
} from '@pokriv/contracts/search/page-titles';

import { texts } from './messages.ts';
import type { PageReply } from './page-read.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { readSearched, type Searched } from './searched.ts';
import { breadcrumbs, itemList } from './structured-data.ts';

type Found = PageReply<'searchProperties'>;

/** Canonical address of a place and page, independent of sort order and view. */
export function searchUrl(
  origin: string,
  { location, neighborhood, propertyType, page }: Partial<Searched>,
): string {
  const params = new URLSearchParams();
  if (location) params.set('location', location);
  for (const name of neighborhood ?? []) params.append('neighborhood', name);
  for (const type of propertyType ?? []) params.append('propertyType', type);
  if (page && page > 1) params.set('page', String(page));
  const query = params.toString();
  return `${origin}/properties${query ? `?${query}` : ''}`;
}

function trail(origin: string, searched: Searched): object {
  const { location, neighborhood, propertyType } = searched;
  const district = { location, neighborhood };
  const steps = [
    { name: texts.home, url: `${origin}/` },
    { name: texts.listings, url: `${origin}${pages.search.path}` },
    ...(location ? [{ name: searchHeading({ location }), url: searchUrl(origin, { location }) }] : []),
    ...(soughtDistrict(searched)
      ? [{ name: searchHeading(district), url: searchUrl(origin, district) }]
      : []),
    ...(propertyType.length === 1
      ? [
          {
            name: searchHeading({ ...district, propertyType }),
            url: searchUrl(origin, { ...district, propertyType }),
          },
        ]
      : []),
  ];
  return breadcrumbs(steps);
}

const filtersOf = ({ location, neighborhood, propertyType }: Searched) => ({
  ...(location && { location }),
  ...(neighborhood.length > 0 && { neighborhood: [...neighborhood] }),
  ...(propertyType.length > 0 && { propertyType: [...propertyType] }),
});

async function priceFrom({ currency, read }: SeoRequest, searched: Searched): Promise<string | undefined> {
  const query = { ...filtersOf(searched), sort: 'price_asc', limit: '1' } as const;
  const cheapest = await read('searchProperties', { query });
  const [card] = 'reply' in cheapest ? cheapest.reply.data : [];
  return card && formatIn(card.price, currency);
}

/** „Медианен наем 1 200 лв., 5 нови за 7 дни.“ of a district, as far as they are known. */
async function districtFigures({ currency, read }: SeoRequest, searched: Searched): Promise<string> {
  const { location, propertyType } = searched;
  const neighborhood = soughtDistrict(searched);
  if (!searched.isPlace || !location || !neighborhood) return '';
  const [stats, fresh] = await Promise.all([
    read('readPriceStats', { query: { location, neighborhood, propertyType: propertyType[0] } }),
    read('searchProperties', { query: { ...filtersOf(searched), publishedWithin: '7', limit: '1' } }),
  ]);
  const stat = 'reply' in stats ? stats.reply.data.find(({ scope }) => scope === 'district') : undefined;
  return texts.districtFigures(
    stat && formatIn(stat.medianPrice, currency),
    'reply' in fresh ? fresh.reply.pagination.total : 0,
  );
}

/** Search, city and district pages; indexed only without other filters and with results. */
export async function searchSeo(request: SeoRequest): Promise<PageSeo> {
  const { origin, read } = request;
  const searched = readSearched(request.search);
  const [found, price, figures] = await Promise.all([
    read('searchProperties', { query: searched.query }),
    searched.isPlace ? priceFrom(request, searched) : undefined,
    districtFigures(request, searched),
  ]);
  return describeSearch(origin, searched, found, { price, figures });
}

function describeSearch(
  origin: string,
  searched: Searched,
  found: Found,
  { price, figures }: { price: string | undefined; figures: string },
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
    description: texts.searchFound(heading, listingsCount(pagination), { price, figures }),
  };
  if (!searched.isPlace || cards.length === 0) return seo;
  const items = cards.map(({ id, title }) => ({ name: title, url: `${origin}${pathTo(pages.listing, id)}` }));
  return {
    ...seo,
    canonical: searchUrl(origin, searched),
    data: [itemList(items, pagination.total), trail(origin, searched)],
  };
}
