import {
  MOST_SUGGESTIONS,
  suggestionKinds,
  type SuggestQuery,
  type SuggestReply,
} from '@pokriv/contracts/search/suggest';

import type { Filters } from '../listing-filters.ts';
import { readText, type TextDeps } from '../read-text.ts';
import type { SearchEngine } from '../search-engine.ts';
import { readSentence } from '../understand/read-sentence.ts';
import { matchPlaces, type MatchedPlace } from './match-places.ts';
import type { PlaceIndex, SuggestedPlace } from './place-index.ts';

export interface SuggestDeps extends TextDeps {
  engine: Pick<SearchEngine, 'vocabulary' | 'count'>;
  places: () => Promise<PlaceIndex>;
  now: () => Date;
}

/** Limit on matches with listing counts. */
const MOST_COUNTED = 24;

type Suggestions = SuggestReply['suggestions'];

/**
 * Suggests places for the end of a sentence and reads the sentence as filters. Places without listings come
 * last.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function suggestPlaces(
  deps: SuggestDeps,
  { query, location, currency }: SuggestQuery,
): Promise<SuggestReply> {
  const reading = readSentence(query, { now: deps.now(), location, currency });
  const matches = matchPlaces(await deps.places(), query)
    .map((match) => ({ match, rank: rankOf(match, location) }))
    .sort((one, other) => compare(one.rank, other.rank))
    .slice(0, MOST_COUNTED)
    .map(({ match }) => match);
  const counts = await deps.engine.count(
    await Promise.all(matches.map(({ place }) => filtersOf(deps, place))),
  );
  const counted = matches.map((match, at) => ({ match, count: counts[at] ?? 0 }));
  const suggestions = counted
    .sort((one, other) => compare(rankCounted(one, location), rankCounted(other, location)))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ match, count }) => suggestionOf(match.place, count));
  return { suggestions, reading };
}

const suggestionOf = (
  { kind, label, detail, params, point }: SuggestedPlace,
  count: number,
): Suggestions[number] => ({
  kind,
  label,
  detail,
  count,
  params,
  ...(point && { point }),
});

/** Filters equal to a search with the place's parameters. */
async function filtersOf(deps: TextDeps, { params }: SuggestedPlace): Promise<Filters> {
  const { query, ...filters } = params;
  return { ...filters, ...(await readText(deps, query)).filters } as Filters;
}

type Rank = readonly number[];

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Ascending sort key. */
const rankOf = ({ place, words, isAtStart }: MatchedPlace, location: string | undefined): Rank => [
  -words,
  location === undefined || place.kind === 'city' || place.city === location ? 0 : 1,
  isAtStart ? 0 : 1,
  suggestionKinds.indexOf(place.kind),
  place.names[0]?.length ?? 0,
];

const rankCounted = (
  { match, count }: { match: MatchedPlace; count: number },
  location: string | undefined,
): Rank => {
  const [words = 0, isElsewhere = 0, isLater = 0, kind = 0] = rankOf(match, location);
  return [count > 0 ? 0 : 1, words, isElsewhere, isLater, kind, -count];
};
