import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';

import { searchHref } from '../search-address/search-state.ts';
import type { Listing } from '../listing.ts';
import { detailTexts as texts } from './messages.ts';

export function detailCrumbs({ id, title, location: { city, neighborhood } }: Listing) {
  return [
    { text: texts.home, to: '/' },
    { text: texts.listings, to: pages.search.path },
    ...(city ? [{ text: cityName(city), to: searchHref({ location: city }) }] : []),
    ...(city && neighborhood
      ? [{ text: neighborhood, to: searchHref({ location: city, neighborhood: [neighborhood] }) }]
      : []),
    { text: title ?? texts.untitled, to: pathTo(pages.listing, id) },
  ];
}
