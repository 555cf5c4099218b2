import type { Facets, Relaxation, SearchQuery } from '@pokriv/contracts/search/search';
import { countBits } from '@pokriv/search-index';

import { countFacets } from './count-facets.ts';
import type { RefreshCards } from './follow-cards.ts';
import type { FoundCard, FoundCardRepository } from './found-card.repository.ts';
import { findListings } from './listing-filters.ts';
import { indexOf, orders, type ListingIndex, type LiveListingIndex } from './listing-index.ts';
import { FoundRows } from './paging/found-rows.ts';
import { readPage, type Page } from './paging/read-page.ts';
import type { QueryWords } from './query-words.ts';
import { readText, type ReadText } from './read-text.ts';
import { relaxSearch } from './relax-search.ts';

export interface SearchDeps {
  foundCards: FoundCardRepository;
  liveIndex: LiveListingIndex;
  refreshCards: RefreshCards;
}
export interface Found {
  cards: FoundCard[];
  pagination: Page['pagination'];
  facets?: Facets;
  relaxed?: Relaxation[];
  spelling?: QueryWords['spelling'];
}

/**
 * One page of public listings: ids from the index, cards from MongoDB.
 * @throws AppError BAD_REQUEST for an invalid cursor; UNAVAILABLE while the index is being built
 */
export async function searchListings(deps: SearchDeps, query: SearchQuery): Promise<Found> {
  const index = indexOf(deps.liveIndex);
  const read = await readText(deps, index, query.query);
  const { ids, ...found } = findPage(index, query, read);
  const cards = await deps.foundCards.cardsOf(ids);
  if (cards.length === ids.length) return { ...found, cards };
  // a card was deleted but is still indexed: drop it from the index and fill the page up
  const known = new Set(cards.map(({ _id }) => _id));
  await deps.refreshCards(ids.filter((id) => !known.has(id)));
  const again = findPage(indexOf(deps.liveIndex), query, read);
  return { ...again, cards: await deps.foundCards.cardsOf(again.ids) };
}

function findPage(
  index: ListingIndex,
  query: SearchQuery,
  read: ReadText,
): Omit<Found, 'cards'> & { ids: string[] } {
  const { query: _text, sort, facets: withFacets, cursor, page, limit, ...filters } = query;
  const asked = { ...filters, ...read.filters };
  const found = findListings(index, asked);
  const isByRelevance = sort === 'recommended';
  const inOrder = new FoundRows(index, found, {
    order: orders[sort],
    words: isByRelevance ? asked.words : [],
  });
  const { rows, pagination } = readPage(inOrder, { sort, featured: query.featured, cursor, page, limit });
  return {
    ids: rows.map((row) => index.ids.get(row)),
    pagination,
    ...(withFacets && { facets: countFacets(index, asked, found) }),
    ...(withFacets && countBits(found) === 0 && { relaxed: relaxSearch(index, asked) }),
    ...(read.spelling && { spelling: read.spelling }),
  };
}
