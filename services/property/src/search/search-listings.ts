import type { Currency } from '@pokriv/contracts/money';
import type { Facets, Relaxation, SearchQuery } from '@pokriv/contracts/search/search';

import type { FoundCard, FoundCardRepository } from './found-card.repository.ts';
import { inCents } from './listing-filters.ts';
import { orderAsked } from './order-asked.ts';
import { readText, type ReadText } from './read-text.ts';
import type { FoundPage, SearchEngine } from './search-engine.ts';
import { readSpelling, type SpellingShown } from './read-spelling.ts';

export interface SearchDeps {
  foundCards: FoundCardRepository;
  engine: Pick<SearchEngine, 'page' | 'facets' | 'vocabulary' | 'refresh' | 'asOf'>;
  /** For bounds without a currency. */
  primaryCurrency: Currency;
  now: () => Date;
}
export interface Found {
  cards: FoundCard[];
  pagination: FoundPage['pagination'];
  facets?: Facets;
  relaxed?: Relaxation[];
  spelling?: SpellingShown;
  /** Read before the page: the results are at least as recent. */
  asOf: string;
}

/**
 * A page of public listings: ids from the search engine, cards from MongoDB.
 * @throws AppError BAD_REQUEST for an invalid cursor; UNAVAILABLE while the index is being built
 */
export async function searchListings(deps: SearchDeps, query: SearchQuery): Promise<Found> {
  const asOf = deps.engine.asOf.toISOString();
  const read = await readText(deps, query.query, { isTyping: query.spelling === false });
  const { ids, ...found } = await findPage(deps, query, read);
  const cards = await deps.foundCards.cardsOf(ids);
  if (cards.length === ids.length) return { ...found, cards, asOf };
  // a deleted card is still indexed: drop it from the index and fill up the page
  const known = new Set(cards.map(({ _id }) => _id));
  await deps.engine.refresh(ids.filter((id) => !known.has(id)));
  const { ids: left, ...again } = await findPage(deps, query, read);
  return { ...again, cards: await deps.foundCards.cardsOf(left), asOf };
}

async function findPage(
  deps: SearchDeps,
  query: SearchQuery,
  read: ReadText,
): Promise<Omit<Found, 'cards' | 'asOf'> & { ids: string[] }> {
  const { engine, primaryCurrency, now } = deps;
  const { query: _text, spelling: _spelling, facets: withFacets, cursor, page, limit, ...given } = query;
  const { sort, near, ...choices } = given;
  const order = orderAsked({ sort, near }, read.filters.words);
  const filters = { ...inCents(choices, primaryCurrency), ...read.filters, asOf: now().getTime() };
  const [found, counted, spelling] = await Promise.all([
    engine.page(filters, { ...order, cursor, page, limit }),
    withFacets ? engine.facets(filters) : undefined,
    readSpelling(deps, query.query, read.corrections),
  ]);
  return { ...found, ...counted, ...(spelling && { spelling }) };
}
