import { readQueryWords, type QueryWords } from './query-words.ts';
import type { SearchRepository } from './plan/search.repository.ts';
import type { CardSummary } from './summary/card-summary.ts';
import type { Filters } from './summary/matches.ts';
import { vocabularyOf } from './summary/vocabulary-of.ts';

export interface ReadText {
  filters: Pick<Filters, 'words' | 'id'>;
  spelling?: QueryWords['spelling'];
}

/** What a search text asks the summary for: the one listing whose number it is, or else its words. */
export async function readText(
  { search }: { search: Pick<SearchRepository, 'idOfNumber'> },
  summary: CardSummary,
  text: string | undefined,
): Promise<ReadText> {
  const id = await search.idOfNumber(text);
  if (id !== undefined) return { filters: { id } };
  const { words, spelling } = readQueryWords(text, vocabularyOf(summary));
  return { filters: { words }, ...(spelling && { spelling }) };
}
