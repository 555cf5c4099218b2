import type { FoundCardRepository } from './found-card.repository.ts';
import type { Filters } from './listing-filters.ts';
import type { ListingIndex } from './listing-index.ts';
import { readQueryWords, type QueryWords } from './query-words.ts';

export interface ReadText {
  filters: Pick<Filters, 'words' | 'id'>;
  spelling?: QueryWords['spelling'];
}

export async function readText(
  { foundCards }: { foundCards: Pick<FoundCardRepository, 'idOfNumber'> },
  index: ListingIndex,
  text: string | undefined,
): Promise<ReadText> {
  const id = await foundCards.idOfNumber(text);
  if (id !== undefined) return { filters: { id } };
  const frequency = (token: string) => index.rowsWith('word', token).size;
  const { words, spelling } = readQueryWords(text, { size: index.size, frequency });
  return { filters: { words }, ...(spelling && { spelling }) };
}
