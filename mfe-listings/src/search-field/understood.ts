import { activeFilters, type ActiveFilter } from '../search-address/active-filters.ts';
import { nothingSought, type SearchState } from '../search-address/search-state.ts';

/** Parsed sentence, stored in the history entry of its results. */
export interface Understood {
  text: string;
  /** Keys of its filters, in the order of the sentence. */
  marks: readonly string[];
}

const markOf = ({ name, text }: ActiveFilter): string => `${name} ${text}`;

/** Filters of a change, except words. @param inOrder parameters in the order of the sentence */
export function understoodFrom(
  text: string,
  part: Partial<SearchState>,
  inOrder: readonly string[],
): Understood | undefined {
  const filters = activeFilters({ ...nothingSought, ...part }).filter(({ name }) => name !== 'query');
  const place = ({ name }: ActiveFilter) => {
    const found = [name, name.replace(/Min$/u, 'Max')].map((one) => inOrder.indexOf(one));
    return Math.min(...found.map((index) => (index === -1 ? Infinity : index)));
  };
  const marks = filters.toSorted((one, other) => place(one) - place(other)).map(markOf);
  return marks.length > 0 ? { text, marks } : undefined;
}

/** Parsed filters that are still set to their parsed value. */
export function understoodFilters(state: SearchState, understood: Understood | undefined): ActiveFilter[] {
  if (!understood) return [];
  const byMark = new Map(activeFilters(state).map((filter) => [markOf(filter), filter]));
  return understood.marks.flatMap((mark) => byMark.get(mark) ?? []);
}

/** Drops filters removed by a change, so that setting them again does not count as parsed. */
export function stillUnderstood(
  state: SearchState,
  understood: Understood | undefined,
): Understood | undefined {
  const marks = understoodFilters(state, understood).map(markOf);
  return understood && marks.length > 0 ? { ...understood, marks } : undefined;
}
