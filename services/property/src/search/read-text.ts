import type { FoundCardRepository } from './found-card.repository.ts';
import type { Filters } from './listing-filters.ts';
import { readQueryWords, type QueryWords } from './query-words.ts';
import type { SearchEngine } from './search-engine.ts';

export interface ReadText {
  filters: Pick<Filters, 'words' | 'id'>;
  spelling?: QueryWords['spelling'];
}

export interface TextDeps {
  foundCards: Pick<FoundCardRepository, 'idOfNumber'>;
  engine: Pick<SearchEngine, 'vocabulary'>;
}

/** @throws AppError UNAVAILABLE while the index is being built */
export async function readText(
  { foundCards, engine }: TextDeps,
  text: string | undefined,
  { isTyping = false }: { isTyping?: boolean } = {},
): Promise<ReadText> {
  if (text === undefined) return { filters: { words: [] } };
  const id = await foundCards.idOfNumber(text);
  if (id !== undefined) return { filters: { id } };
  const { words, spelling } = await engine.vocabulary((vocabulary) =>
    readQueryWords(text, vocabulary, { isTyping }),
  );
  return { filters: { words }, ...(spelling && { spelling }) };
}
