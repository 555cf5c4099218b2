import type { FoundCardRepository } from './found-card.repository.ts';
import type { Filters } from './listing-filters.ts';
import { readQueryWords } from './query-words.ts';
import type { SearchEngine } from './search-engine.ts';
import type { Correction } from './words/respell.ts';

export interface ReadText {
  filters: Pick<Filters, 'words' | 'id'>;
  corrections: readonly Correction[];
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
  if (text === undefined) return { filters: { words: [] }, corrections: [] };
  const id = await foundCards.idOfNumber(text);
  if (id !== undefined) return { filters: { id }, corrections: [] };
  const { words, corrections } = await engine.vocabulary((vocabulary) =>
    readQueryWords(text, vocabulary, { isTyping }),
  );
  return { filters: { words }, corrections };
}
