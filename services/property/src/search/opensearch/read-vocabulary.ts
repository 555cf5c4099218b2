import type { SearchEngine } from '../search-engine.ts';
import { beginningToken } from '../words/beginnings.ts';
import type { Search, SearchResult } from './client.ts';
import { anyOfClause, counting } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

/** A text needs three: its words, the neighbours of unknown words, their synonyms. */
const MOST_ROUNDS = 8;

/**
 * Calls the reader until it requests no new word. An uncounted word counts as present in every listing, so
 * that the reader goes no further before its count.
 */
export async function readVocabulary<Read>(
  ask: Ask,
  read: Parameters<SearchEngine['vocabulary']>[0],
): Promise<Read> {
  const counts = new Map<string, number>();
  const [all] = await ask([counting({ match_all: {} })]);
  const size = all?.hits.total?.value ?? 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const unknown = new Set<string>();
    const frequency = (token: string): number => {
      const count = counts.get(token);
      if (count === undefined) unknown.add(token);
      return count ?? size;
    };
    const continues = (beginning: string) => frequency(beginningToken(beginning)) > 0;
    const result = read({ size, frequency, continues }) as Read;
    if (unknown.size === 0) return result;
    const tokens = [...unknown];
    const counted = await ask(tokens.map((token) => counting(anyOfClause('word', [token]))));
    for (const [at, word] of tokens.entries()) counts.set(word, counted[at]?.hits.total?.value ?? 0);
  }
  throw new Error('the words of a text were not counted in as many rounds as expected');
}
