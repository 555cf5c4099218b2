import type { ComponentType } from 'react';

/** Module that the slice of the search page exposes beside its routes, for a page of the shell (docs/adr/0073). */
export const SEARCH_BOX = 'search-box';

export interface SearchBoxProps {
  /** Text of the plain form that it replaces. */
  typed: string;
  /** Caret position in that text; undefined without focus. */
  caret?: number;
}

export interface SearchBoxModule {
  SearchBox: ComponentType<SearchBoxProps>;
}
