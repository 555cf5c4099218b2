import type { Facets } from '@pokriv/contracts/search/search';

import type { ParameterName, SearchState } from '../search-address/search-state.ts';
import type { Understood } from '../search-field/understood.ts';

export interface ChangeOptions {
  /**
   * Continuous input (typing, panning): the first change pushes a history entry, later ones replace it, so that one
   * Back undoes all.
   */
  typing?: ParameterName;
  isCorrection?: boolean;
  /** Filters of a parsed sentence, shown until removed. */
  understood?: Understood;
}

/** Receives filter changes: the URL's search, or the draft of the sheet. */
export interface FilterTarget {
  state: SearchState;
  change: (part: Partial<SearchState>, options?: ChangeOptions) => void;
}

export interface FiltersProps {
  target: FilterTarget;
  /** Facet counts; undefined while loading. */
  facets: Facets | undefined;
}
