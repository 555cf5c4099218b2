import type { Facets, Relaxation, SearchQuery } from '@pokriv/contracts/search';

import { readPage, type Page } from './paging/read-page.ts';
import { plannedSource } from './plan/planned-source.ts';
import type { FoundRow } from './plan/read-row.ts';
import type { SearchRepository } from './plan/search.repository.ts';
import type { QueryWords } from './query-words.ts';
import { readText, type ReadText } from './read-text.ts';
import { searchOrders } from './search-order.ts';
import { countBits } from './summary/bits.ts';
import type { CardSummary } from './summary/card-summary.ts';
import { countFacets } from './summary/count-facets.ts';
import { untilThere, type CurrentSummary } from './summary/current-summary.ts';
import { matches } from './summary/matches.ts';
import type { RefreshCards } from './summary/refresh-cards.ts';
import { relaxSearch } from './summary/relax-search.ts';
import { summarySource } from './summary/summary-source.ts';

/** Without the summary totals are exact up to here (decisions §2). */
const EXACT_MAX = 1000;

export interface SearchDeps {
  search: SearchRepository;
  summary: CurrentSummary;
  refreshCards: RefreshCards;
}
export interface Found extends Page<FoundRow> {
  facets?: Facets;
  relaxed?: Relaxation[];
  spelling?: QueryWords['spelling'];
}

/**
 * One page of public listings: from memory, and only its cards from MongoDB; all from MongoDB while the summary is being
 * filled.
 * @throws AppError BAD_REQUEST for a cursor that is none, or a page too deep without one; UNAVAILABLE when facets or a
 * drawn area are asked for and the summary is not there in time
 */
export async function searchListings(deps: SearchDeps, query: SearchQuery): Promise<Found> {
  const isWaiting = query.facets === true || query.polygon !== undefined;
  const summary = isWaiting ? await untilThere(deps.summary) : deps.summary.current;
  if (summary) return searchSummary(deps, summary, query);
  return readPage(await plannedSource(deps.search, query), query, EXACT_MAX);
}

async function searchSummary(
  { search, refreshCards }: SearchDeps,
  summary: CardSummary,
  query: SearchQuery,
): Promise<Found> {
  const read = await readText({ search }, summary, query.query);
  const found = await findInSummary(summary, query, read);
  const rows = await search.rowsOf(found.rows);
  if (rows.length === found.rows.length) return { ...found, rows };
  // a card went a moment ago: the page is filled up by the next one
  const known = new Set(rows.map(({ _id }) => _id));
  await refreshCards(found.rows.filter((id) => !known.has(id)));
  const again = await findInSummary(summary, query, read);
  return { ...again, rows: await search.rowsOf(again.rows) };
}

async function findInSummary(
  summary: CardSummary,
  query: SearchQuery,
  read: ReadText,
): Promise<Omit<Found, 'rows'> & { rows: string[] }> {
  const { query: _text, sort, facets: withFacets, cursor, page, limit, ...filters } = query;
  const asked = { ...filters, ...read.filters };
  const { words = [] } = asked;
  const bits = matches(summary, asked);
  const source = summarySource(summary, bits, searchOrders[sort], sort === 'recommended' ? words : []);
  const { rows, pagination } = await readPage(source, {
    sort,
    featured: query.featured,
    cursor,
    page,
    limit,
  });
  return {
    rows: rows.map((row) => summary.ids.get(row)),
    pagination,
    ...(withFacets && { facets: countFacets(summary, asked, bits) }),
    ...(withFacets && countBits(bits) === 0 && { relaxed: relaxSearch(summary, asked) }),
    ...(read.spelling && { spelling: read.spelling }),
  };
}
