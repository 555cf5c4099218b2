import type { Vocabulary } from '../words/respell.ts';
import type { CardSummary } from './card-summary.ts';

/** Which words the listings hold, for the spelling of a query. */
export const vocabularyOf = ({ sets, size }: CardSummary): Vocabulary => ({
  size,
  frequency: (token) => sets.get('word', token).size,
});
