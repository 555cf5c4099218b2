import { pathTo } from '@pokriv/contracts/page';
import { pageNumber } from '@pokriv/contracts/page-number';
import * as pages from '@pokriv/contracts/pages';
import type { PublicLandlord } from '@pokriv/contracts/listing/public-landlord';
import { landlordHeading, landlordListings, publicName } from '@pokriv/contracts/search/landlord-listings';
import { listingsCount } from '@pokriv/contracts/search/page-titles';

import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { breadcrumbs, graph, itemList } from './structured-data.ts';

const missing: PageSeo = {
  status: 404,
  title: texts.landlordMissing,
  description: texts.landlordMissingText,
};

/** SEO data of a landlord's page. Only an agency's is indexed; a person's or an unread one is not. */
export async function landlordSeo(request: SeoRequest, id: string): Promise<PageSeo> {
  const answer = await request.read('readLandlord', { params: { id } });
  if ('error' in answer) {
    const isMissing = answer.error === 'NOT_FOUND' || answer.error === 'BAD_REQUEST';
    return isMissing ? missing : { status: 200, title: texts.landlord, description: texts.site };
  }
  const landlord: PublicLandlord = answer.reply.data;
  const { agencyName, activeListings: total } = landlord;
  const title = landlordHeading(publicName(landlord));
  const description = texts.landlordFound(title, listingsCount({ total }));
  const seo: PageSeo = { status: 200, title, description };
  return agencyName ? { ...seo, ...(await agencyPage(request, id, agencyName)) } : seo;
}

async function agencyPage(
  { origin, search, read }: SeoRequest,
  id: string,
  name: string,
): Promise<Pick<PageSeo, 'canonical' | 'data'>> {
  const url = `${origin}${pathTo(pages.landlord, id)}`;
  const page = pageNumber(search.get('page'));
  const found = await read('searchProperties', { query: landlordListings(id, { page }) });
  const cards = 'reply' in found ? found.reply.data : [];
  const items = cards.map((card) => ({
    name: card.title,
    url: `${origin}${pathTo(pages.listing, card.id)}`,
  }));
  return {
    canonical: page > 1 ? `${url}?page=${page}` : url,
    data: [
      graph('RealEstateAgent', { '@id': url, url, name }),
      ...('reply' in found ? [itemList(items, found.reply.pagination.total)] : []),
      breadcrumbs([
        { name: texts.home, url: `${origin}/` },
        { name: texts.listings, url: `${origin}${pages.search.path}` },
        { name, url },
      ]),
    ],
  };
}
