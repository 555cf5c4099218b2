import { END } from '../paging/cursor.ts';
import type { LevelPlace } from '../paging/found-rows.ts';
import { parts, type Counts } from '../paging/mix-page.ts';
import { needsCounts, pageOf, planPage, type PartSpan } from '../paging/read-page.ts';
import { comesFirst } from '../comes-first.ts';
import { distanceSort } from '../distance-order.ts';
import { isWeighed, orders } from '../listing-index.ts';
import type { Filters } from '../listing-filters.ts';
import type { FoundPage, PageAsked } from '../search-engine.ts';
import type { Search, SearchResult } from './client.ts';
import { anyOfClause, counting, queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

interface FoundRow {
  id: string;
  place: LevelPlace;
}

const levels = ['titleWord', 'placeWord', 'kindWord'] as const;

/** Scores the levels of `FoundRows`; the first level has the highest score. */
interface Scoring {
  should: readonly object[];
  /** The highest score. */
  most: number;
}

const NO_SCORING: Scoring = { should: [], most: 0 };
const scoring = (filter: object, boost: number) => ({ constant_score: { filter, boost } });

/** Each relevance level of a listing adds to its score: all words in the title reach all three. */
function scoringOf(filters: Filters, asked: PageAsked): Scoring {
  const words = isWeighed(asked.sort) ? (filters.words ?? []) : [];
  const first = comesFirst(filters, asked);
  if (words.length === 0 && !first) return NO_SCORING;
  const reached = words.length > 0 ? levels : [];
  // a relevance level outweighs `comesFirst` within it
  const boost = first ? 2 : 1;
  const reaching = (set: string) =>
    scoring({ bool: { filter: words.map((anyOf) => anyOfClause(set, anyOf)) } }, boost);
  return {
    should: [...reached.map(reaching), ...(first ? [scoring(anyOfClause(first.set, first.anyOf), 1)] : [])],
    most: reached.length * boost + (first ? 1 : 0),
  };
}

/** A page, by one search for each stream and one for the counts. */
export async function readPage(ask: Ask, filters: Filters, asked: PageAsked): Promise<FoundPage> {
  const page = { ...asked, featured: filters.featured };
  const plan = planPage(page, needsCounts(page) ? await countStreams(ask, filters) : undefined);
  const scores = scoringOf(filters, asked);
  const searched = plan.spans.map((span) =>
    isOver(span) ? [] : [searchOf(filters, { asked, span, scores })],
  );
  const [counted, ...results] = await ask([counting(queryOf(filters)), ...searched.flat()]);
  const read = searched.map((searches) => (searches.length > 0 ? rowsOf(results.shift(), scores) : []));
  const { shown, pagination } = pageOf(plan, read, {
    total: counted?.hits.total?.value ?? 0,
    placeOf: ({ place }) => place,
  });
  return { ids: shown.map(({ id }) => id), pagination };
}

const isOver = ({ after }: PartSpan): boolean => after?.level === END.level;

async function countStreams(ask: Ask, filters: Filters): Promise<Counts> {
  const counted = await ask(parts.map((part) => counting(queryOf(filters, [{ term: { stream: part } }]))));
  const [one, two, three] = counted.map(({ hits }) => hits.total?.value ?? 0);
  return { super: one ?? 0, regular: two ?? 0, others: three ?? 0 };
}

function searchOf(
  filters: Filters,
  { asked, span, scores: { should, most } }: { asked: PageAsked; span: PartSpan; scores: Scoring },
): Search {
  const { sorts, order } = orderOf(asked);
  const { part, skip = 0, after, take } = span;
  const query = queryOf(filters, part ? [{ term: { stream: part } }] : []);
  const isScored = should.length > 0;
  const score = most - (after?.level ?? 0);
  return {
    size: take,
    from: after ? 0 : skip,
    ...(after && { search_after: [...(isScored ? [score] : []), after.value, after.id] }),
    track_total_hits: false,
    stored_fields: '_none_',
    query: isScored ? { bool: { filter: [query], should } } : query,
    sort: [...(isScored ? [{ _score: 'desc' }] : []), sorts, { id: order }],
  };
}

function orderOf(asked: PageAsked) {
  if (asked.sort === 'distance_asc') return { sorts: distanceSort(asked.near), order: 'asc' };
  const { by, direction } = orders[asked.sort];
  const order = direction === 1 ? 'asc' : 'desc';
  return { sorts: { [by]: order }, order };
}

const rowsOf = (result: SearchResult | undefined, { should, most }: Scoring): FoundRow[] =>
  (result?.hits.hits ?? []).map(({ sort = [] }) => {
    const [score, value, id] = should.length > 0 ? sort : [most, ...sort];
    const level = most - Number(score);
    return { id: String(id), place: { value: Number(value), id: String(id), level } };
  });
